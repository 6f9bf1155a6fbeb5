import { search } from '@cusp/contract'
import { describe, expect, it } from 'vitest'
import { paths } from '../paths'
import { readSearch, sortCodes } from './search-query'

const read = (query: string) => readSearch(new URLSearchParams(query))

describe('the query of a search page', () => {
  it('has the sort codes of the contract', () => {
    expect(sortCodes).toEqual(search.sortOrders)
  })

  it('reads what it writes', () => {
    const query = {
      keyword: '手套 & more',
      brandId: '7',
      orderBy: 'priceLowToHigh',
      pageIndex: 3,
      more: 'brandId',
    } as const
    expect(read(new URL(paths.search(query), 'http://shop').search)).toMatchObject(query)
  })

  it('takes the first page and the default order for what it does not understand', () => {
    expect(read('pageIndex=-1&orderBy=2')).toMatchObject({ pageIndex: 1, orderBy: undefined })
    expect(read('more=orderBy').more).toBeUndefined()
    expect(read('pageIndex=1e9')).toMatchObject({ pageIndex: 1 })
    expect(paths.search({ keyword: 'a', orderBy: 'default', pageIndex: 1 })).toBe('/search?keyword=a')
  })
})
