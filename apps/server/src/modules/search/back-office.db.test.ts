import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, openDesk, operatorsOf } from '../../../test/desk'
import { stockShelves } from '../../../test/goods'
import { refreshVocabulary, reindexProducts } from '.'
import { useCases } from './routes'
import { forgetSearches, logSearches } from './store/searches'
import { adminListHotKeywords } from './use-cases/admin-list-hot-keywords'
import { adminListSynonyms } from './use-cases/admin-list-synonyms'
import { adminRemoveSynonyms } from './use-cases/admin-remove-synonyms'
import { adminReportSearches } from './use-cases/admin-report-searches'
import { adminSaveHotKeywords } from './use-cases/admin-save-hot-keywords'
import { adminSaveSynonyms } from './use-cases/admin-save-synonyms'
import { hotKeywords } from './use-cases/hot-keywords'
import { searchFacets } from './use-cases/search-facets'
import { searchProducts } from './use-cases/search-products'

let shop: Desk
beforeAll(async () => {
  shop = await openDesk(useCases, { operator: operatorsOf(['catalogue', 'warehouse'], 'Sam') })
  await stockShelves(shop.database, [
    { id: '1', en: 'Gutta-percha points', zh: '牙膠尖', variants: [{ id: 'a', article: 'GP-1' }] },
    { id: '2', en: 'Paper points', zh: '吸潮紙尖', variants: [{ id: 'b', article: 'PP-1' }] },
    { id: '3', en: 'Blue gloves', zh: '藍手套', variants: [{ id: 'c', article: 'BG-1' }] },
  ])
  await shop.database.transaction((tx) => reindexProducts(tx, ['1', '2', '3']))
  await shop.database.transaction(refreshVocabulary)
})
afterAll(() => shop.close())

const asCatalogue = { token: 'catalogue' }
const found = async (keyword: string) => {
  await shop.seeContent()
  const { data } = await shop.ask(searchProducts, { keyword })
  return data.products.map(({ name }) => name)
}
const groupWith = async (word: string) =>
  (await shop.ask(adminListSynonyms, {}, asCatalogue)).data.list.find(({ words }) => words.includes(word))
const audited = () =>
  shop.rows<{ action: string; subject: string; detail: { before?: unknown } }>(
    'select action, subject, detail from audit_entry order by id desc limit 1',
  )

describe('synonyms', () => {
  it('find each other from the moment they are saved until they are removed', async () => {
    expect(await found('cone')).toEqual([])
    const { data } = await shop.ask(adminSaveSynonyms, { words: ['cone', 'points', '尖'] }, asCatalogue)
    expect((await found('cone')).sort()).toEqual(['Gutta-percha points', 'Paper points'])
    expect((await found('paper cones')).sort()).toEqual(['Paper points'])
    expect(await audited()).toMatchObject([{ action: '/opsapi/synonyms/save', subject: `synonyms ${data.id}` }])

    await shop.ask(adminSaveSynonyms, { id: data.id, words: ['cone', 'blue'] }, asCatalogue)
    expect(await found('cone')).toEqual(['Blue gloves'])
    expect((await audited())[0]?.detail.before).toEqual({ words: ['cone', 'points', '尖'] })

    expect((await shop.ask(adminRemoveSynonyms, { id: data.id }, asCatalogue)).result).toBe('ok')
    expect(await found('cone')).toEqual([])
    expect((await shop.ask(adminRemoveSynonyms, { id: data.id }, asCatalogue)).result).toBe('synonymsNotFound')
    expect((await shop.ask(adminSaveSynonyms, { id: data.id, words: ['a', 'b'] }, asCatalogue)).result).toBe(
      'synonymsNotFound',
    )
  })

  it('are there from the start for what every clinic calls by two names', async () => {
    expect((await groupWith('lignocaine'))?.words).toContain('利多卡因')
    expect(await found('馬來膠')).toEqual(['Gutta-percha points'])
  })

  it('are kept once, whatever their case', async () => {
    await shop.ask(adminSaveSynonyms, { words: ['Probe', 'probe', 'explorer'] }, asCatalogue)
    expect((await groupWith('explorer'))?.words).toEqual(['probe', 'explorer'])
  })

  it('are two different words at least, and short ones', async () => {
    for (const words of [[], ['one'], ['One', 'one'], ['a', 'x'.repeat(61)], 'a,b'])
      expect(await shop.ask(adminSaveSynonyms, { words }, asCatalogue)).toMatchObject({
        result: 'notUnderstood',
        field: expect.stringMatching(/^words/),
      })
  })

  it('are no business of the warehouse', async () => {
    expect((await shop.ask(adminListSynonyms, {}, { token: 'warehouse' })).result).toBe('forbidden')
  })
})

it('a keyword that finds nothing as it stands may lack any one of its words, in the filters too', async () => {
  expect(await found('blue gloves extra')).toEqual(['Blue gloves'])
  const { data } = await shop.ask(searchFacets, { keyword: 'blue gloves extra' }, asCatalogue)
  expect(data.linkCategories).toHaveLength(1)
  expect(await found('extra')).toEqual([])
})

describe('hot keywords', () => {
  it('stand in the storefront as they were saved, in their order', async () => {
    const gloves = { word: { en: 'Gloves', 'zh-Hant': '手套' }, link: '', icon: '' }
    const icon = '/pictures/products/a-{0}.webp'
    const sale = { word: { en: 'Sale', 'zh-Hant': '特價' }, link: '/search?keyword=sale', icon }
    expect((await shop.ask(adminSaveHotKeywords, { list: [gloves, sale] }, asCatalogue)).result).toBe('ok')
    expect((await shop.ask(adminSaveHotKeywords, { list: [sale, gloves] }, asCatalogue)).result).toBe('ok')
    expect((await shop.ask(adminListHotKeywords, {}, asCatalogue)).data.list).toEqual([sale, gloves])
    await shop.seeContent()
    const shown = await shop.ask(hotKeywords, {}, { language: 'zh-Hant' })
    expect(shown.data.map(({ keyWord, link, iconUrl }) => [keyWord, link, iconUrl])).toEqual([
      ['特價', '/search?keyword=sale', '/pictures/products/a-400x400.webp'],
      ['手套', '', ''],
    ])
  })

  it('lead nowhere but to pages of the shop', async () => {
    for (const link of [
      'https://elsewhere.example',
      '//elsewhere.example',
      '/\\elsewhere.example',
      'javascript:alert(1)',
    ])
      expect(
        await shop.ask(adminSaveHotKeywords, { list: [{ word: { en: 'x', 'zh-Hant': 'x' }, link }] }, asCatalogue),
      ).toMatchObject({ result: 'notUnderstood', field: expect.stringMatching(/^list/) })
    for (const icon of ['https://elsewhere.example/a.webp', '/pictures/../secret', '/api/x.webp'])
      expect(
        await shop.ask(adminSaveHotKeywords, { list: [{ word: { en: 'x', 'zh-Hant': 'x' }, icon }] }, asCatalogue),
      ).toMatchObject({ result: 'notUnderstood', field: expect.stringMatching(/^list/) })
    expect((await shop.ask(adminListHotKeywords, {}, asCatalogue)).data.list).toHaveLength(2)
  })
})

describe('the report of searches', () => {
  beforeAll(async () => {
    await shop.rows('delete from search_log')
    await shop.database.transaction((tx) =>
      logSearches(tx, [
        { keyword: 'Gloves', found: 3 },
        { keyword: 'gloves', found: 4 },
        { keyword: 'wheelchair', found: 0 },
      ]),
    )
    await shop.rows(
      `insert into search_log (keyword, found, at) values ('old', 0, '2026-01-31T15:59:59Z'), ('new', 0, '2026-01-31T16:00:00Z')`,
    )
  })
  const report = async (asked: object) => (await shop.ask(adminReportSearches, asked, asCatalogue)).data

  it('counts keywords whatever their case, and tells what each found the last time', async () => {
    const { list, searches, withoutResult } = await report({})
    expect(list[0]).toEqual({ keyword: 'gloves', times: 2, found: 4 })
    expect({ searches, withoutResult }).toEqual({ searches: 5, withoutResult: 3 })
  })

  it('lists by itself what found nothing', async () => {
    const { list, totalCount } = await report({ withoutResult: true })
    expect(list.map(({ keyword }) => keyword)).toEqual(['new', 'old', 'wheelchair'])
    expect(totalCount).toBe(3)
    expect((await report({ withoutResult: true, pageIndex: 2, pageSize: 2 })).list).toHaveLength(1)
  })

  it('takes days as they are in Hong Kong', async () => {
    expect((await report({ from: '2026-01-31', until: '2026-01-31' })).list.map(({ keyword }) => keyword)).toEqual([
      'old',
    ])
    expect((await report({ from: '2026-02-01', until: '2026-02-01' })).list.map(({ keyword }) => keyword)).toEqual([
      'new',
    ])
  })

  it('forgets what is older than it is kept', async () => {
    await shop.database.transaction((tx) => forgetSearches(tx, new Date('2026-03-02T16:00:00Z'), 30))
    const { list } = await report({ withoutResult: true })
    expect(list.map(({ keyword }) => keyword)).toEqual(['new', 'wheelchair'])
  })
})
