import { expect, it } from 'vitest'
import { placeName } from './place-name'

const categories = [{ id: '7', name: 'Gloves' }]
const brands = [{ id: '9', name: 'Sure' }]
const named = (query: Parameters<typeof placeName>[0]) => placeName(query, categories, brands)

it('heads the results of a category or brand with its own name, whatever the address says', () => {
  expect(named({ searchType: 'categoryId', categoryId: '7', title: 'Cheap pills' })).toBe('Gloves')
  expect(named({ searchType: 'brandId', brandId: '9', categoryId: '7', title: 'x' })).toBe('Sure')
  expect(named({ categoryId: '7' })).toBe('Gloves')
  expect(named({ brandId: '9' })).toBe('Sure')
})

it('takes the title of the address where the shop has no name, and none for a keyword', () => {
  expect(named({ searchType: 'categoryId', categoryId: '8', title: 'Masks' })).toBe('Masks')
  expect(named({ keyword: 'gloves', categoryId: '7' })).toBeUndefined()
  expect(named({})).toBeUndefined()
})
