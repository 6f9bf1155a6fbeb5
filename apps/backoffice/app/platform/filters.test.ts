import { idFrom } from '@cusp/kernel'
import { describe, expect, it } from 'vitest'
import {
  choiceFilter,
  dayFilter,
  idFilter,
  pageFilter,
  pageSizeFilter,
  readFilters,
  textFilter,
  writeFilters,
} from './filters'

const filters = {
  keyword: textFilter(),
  status: choiceFilter(['paid', 'closed']),
  from: dayFilter(),
  clinic: idFilter((text) => idFrom<'Clinic'>(text)),
  page: pageFilter(),
  size: pageSizeFilter(),
}
const read = (query: string) => readFilters(filters, new URLSearchParams(query))

describe('the filters of a list in the address bar', () => {
  it('start with everything, on page 1, 20 a page', () => {
    expect(read('')).toEqual({ keyword: '', status: undefined, from: undefined, clinic: undefined, page: 1, size: 20 })
  })

  it('are read back as they were written', () => {
    const values = {
      ...read(''),
      keyword: '牙科 100% & more',
      status: 'paid' as const,
      from: '2026-02-28',
      page: 3,
      size: 50,
    }
    expect(read(writeFilters(filters, values).toString())).toEqual(values)
  })

  it('leave out what is not chosen, so that addresses stay short', () => {
    expect(writeFilters(filters, read('')).toString()).toBe('')
    expect(writeFilters(filters, { ...read(''), page: 2 }).toString()).toBe('page=2')
  })

  it.each([
    ['a status that does not exist', 'status=burnt', 'status'],
    ['a day that no calendar has', 'from=2026-02-30', 'from'],
    ['a day that is no day', 'from=yesterday', 'from'],
    ['an id with a slash', 'clinic=..%2Fadmin', 'clinic'],
  ] as const)('ignore %s', (_, query, name) => {
    expect(read(query)[name]).toBeUndefined()
  })

  it.each([
    ['page=0', 1],
    ['page=-3', 1],
    ['page=two', 1],
    ['page=1e5', 1],
    ['page=999999', 100_000],
  ])('turn %s into a page that may be asked for', (query, page) => {
    expect(read(query).page).toBe(page)
  })

  it('offer three page sizes and no other', () => {
    expect(read('size=100').size).toBe(100)
    expect(read('size=100000').size).toBe(20)
  })

  it('cut a keyword to what the shop accepts', () => {
    expect(read(`keyword=${'x'.repeat(200)}`).keyword).toHaveLength(80)
  })
})
