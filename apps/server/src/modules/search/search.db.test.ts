import { openTestDatabase, type TestDatabase } from '@cusp/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stockShelves } from '../../../test/goods'
import { refreshVocabulary, reindexProducts } from '.'
import { nearWords } from './rules/typo'
import { postgresSearch } from './store/find'
import { findWords } from './store/words'
import { wantedFrom, withoutMistakes } from './wanted'

let database: TestDatabase
const ids = ['100', '101', '102', '103', '104']

beforeAll(async () => {
  database = await openTestDatabase()
  await stockShelves(database, [
    {
      id: '100',
      en: 'Nitrile examination gloves, powder-free',
      zh: '無粉丁腈檢查手套',
      sales: 5,
      variants: [
        { id: 'a', article: 'NG-80610N', priceHkd: 9000 },
        { id: 'a2', article: 'NG-80610L', priceHkd: 8000, discount: 50 },
      ],
    },
    {
      id: '101',
      en: 'Latex gloves',
      zh: '乳膠手套',
      sales: 9,
      variants: [{ id: 'b', article: 'LG 77/4', priceHkd: 5000 }],
    },
    {
      id: '102',
      en: 'Syringe tips for Überzug',
      zh: '注射器頭',
      category: 'c3',
      brand: 'b2',
      variants: [{ id: 'c', article: '0045', isOnInquiry: true }],
    },
    {
      id: '103',
      en: 'Glove dispenser',
      zh: '頭髮網',
      category: 'c1',
      variants: [{ id: 'd', article: '1E5', priceHkd: 30_000 }],
    },
    { id: '104', en: 'Nitrile apron', zh: '圍裙', isOnShelf: false, variants: [{ id: 'e', article: 'NA-1' }] },
  ])
  await database.transaction((tx) => reindexProducts(tx, ids))
  await database.transaction(refreshVocabulary)
})
afterAll(() => database.close())

const nothing = { categoryId: '', brandId: '', type: '', searchType: 'keyword' }
async function find(
  keyword: string,
  more: Partial<typeof nothing> = {},
  sort: 'default' | 'priceLowToHigh' | 'priceHighToLow' = 'default',
) {
  const wanted = wantedFrom({ ...nothing, ...more, keyword })
  if (!wanted) return []
  const found = await postgresSearch.find(database.db, wanted, { sort, currency: 'HKD', offset: 0, limit: 24 })
  expect(found.total).toBe(found.ids.length)
  return [...found.ids]
}
const remembering = () => ({ read: database.db, remember: <T>(_: string, make: () => Promise<T>) => make() })

describe('a keyword finds', () => {
  it.each([
    ['nitrile gloves', ['100']],
    ['gloves nitrile', ['100']],
    ['GLOVE', ['101', '100', '103']],
    ['nitrile glo', ['100']],
    ['uberzug', ['102']],
    ['手套', ['101', '100']],
    ['丁腈手套', ['100']],
    ['检查手套', ['100']],
    ['頭髮', ['103']],
    ['头发', ['103']],
    ['腈', ['100']],
    ['harbour', ['101', '100', '103']],
    ['海港 手套', ['101', '100']],
    ['gloves 手套', ['101', '100']],
    ['apron', []],
    ["'; drop table product --", []],
    ['% _', []],
    ['&|!:*()<->', []],
  ])('%s', async (keyword, found) => {
    expect(await find(keyword)).toEqual(found)
  })
})

describe('an article number is found', () => {
  it.each([
    ['NG-80610N', ['100']],
    ['ng80610n', ['100']],
    ['NG 80610', ['100']],
    ['80610', ['100']],
    ['LG77/4', ['101']],
    ['lg 774', ['101']],
    ['0045', ['102']],
    ['1e5', ['103']],
  ])('as %s', async (keyword, found) => {
    expect(await find(keyword)).toEqual(found)
    expect(await find(keyword, { type: 'articleNumber' })).toEqual(found)
  })
})

it('gives everything on the shelf for ALL and for nothing, what sells best first', async () => {
  expect(await find('ALL')).toEqual(['101', '100', '102', '103'])
  expect(await find('')).toEqual(['101', '100', '102', '103'])
})

it('narrows to a category of either level and to a brand', async () => {
  expect(await find('', { categoryId: 'c3' })).toEqual(['102'])
  expect(await find('glove', { categoryId: 'c1' })).toEqual(['101', '100', '103'])
  expect(await find('', { brandId: 'b2', categoryId: 'c1' })).toEqual(['102'])
})

it('sorts by the price after the discount, on inquiry last both ways', async () => {
  expect(await find('', {}, 'priceLowToHigh')).toEqual(['100', '101', '103', '102'])
  expect(await find('', {}, 'priceHighToLow')).toEqual(['103', '101', '100', '102'])
})

it('counts categories and brands among the results', async () => {
  const wanted = wantedFrom({ ...nothing, keyword: 'glove' })
  if (!wanted) throw new Error('nothing wanted')
  expect(await postgresSearch.countCategories(database.db, wanted, 15)).toEqual([
    { id: 'c2', count: 2 },
    { id: 'c1', count: 1 },
  ])
  expect(await postgresSearch.countBrands(database.db, wanted, 15)).toEqual([{ id: 'b1', count: 3 }])
})

it('puts typing mistakes right', async () => {
  expect(await withoutMistakes(remembering(), 'nitirle glvoes')).toBe('nitrile gloves')
  expect(await withoutMistakes(remembering(), 'nitrile gloves')).toBeUndefined()
  expect(nearWords('nitrle', await findWords(database.db), 3)).toEqual(['nitrile'])
})

it('forgets what was taken off the shelf', async () => {
  await database.db.execute(`update product set is_on_shelf = false where id = '103'`)
  await database.transaction((tx) => reindexProducts(tx, ['103']))
  expect(await find('dispenser')).toEqual([])
})
