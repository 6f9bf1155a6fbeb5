import { openTestDatabase, type TestDatabase } from '@cusp/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCatalogue } from '../src/demo/catalogue'
import { picturesOf, writeCatalogue } from '../src/demo/loading/catalogue'
import { refreshVocabulary, reindexProducts } from '../src/modules/search'
import { postgresSearch } from '../src/modules/search/store/find'
import { firstFound } from '../src/modules/search/wanted'
import { type Search, searches } from './data/searches'

let database: TestDatabase
let nameOf: Map<string, string>
const remembered = new Map<string, unknown>()

beforeAll(async () => {
  database = await openTestDatabase()
  const now = new Date('2026-06-01T02:00:00Z')
  const catalogue = demoCatalogue(now)
  const ids = await database.transaction((tx) => writeCatalogue(tx, catalogue, picturesOf(catalogue), now))
  await database.transaction((tx) => reindexProducts(tx, ids))
  await database.transaction(refreshVocabulary)
  const { rows } = await database.pool.query(`select id, name->>'en' as name from product`)
  nameOf = new Map(rows.map(({ id, name }) => [id, name]))
}, 60_000)
afterAll(() => database.close())

const call = {
  get read() {
    return database.db
  },
  async remember<T>(key: string, make: () => Promise<T>): Promise<T> {
    if (!remembered.has(key)) remembered.set(key, await make())
    // The key decides what is behind it.
    return remembered.get(key) as T
  },
}

async function firstFive(keyword: string): Promise<string[]> {
  const asked = { keyword, categoryId: '', brandId: '', type: '', searchType: 'keyword' }
  const order = { sort: 'default', currency: 'HKD', offset: 0, limit: 5 } as const
  const found = await firstFound(
    call,
    asked,
    (wanted) => postgresSearch.find(database.db, wanted, order),
    ({ total }) => total > 0,
  )
  return (found?.ids ?? []).map((id) => nameOf.get(id) ?? '')
}

const wanted = 0.95
const groups: readonly (readonly [string, readonly Search[]])[] = Object.entries(searches)

describe('what buyers type finds what they mean among the first five', () => {
  const scores: { hits: number; of: number }[] = []
  it.each(groups)('%s', async (_, list) => {
    const missed: string[] = []
    let of = 0
    for (const [typed, ...expected] of list) {
      const found = await firstFive(typed)
      for (const name of expected) {
        of += 1
        if (!name.split('|').some((one) => found.includes(one)))
          missed.push(`${typed} → ${name}; found ${found.join(' | ') || 'nothing'}`)
      }
    }
    scores.push({ hits: of - missed.length, of })
    expect((of - missed.length) / of, missed.join('\n')).toBeGreaterThanOrEqual(wanted)
  })

  it('in at least 95 of 100 searches, all kinds together', () => {
    const hits = scores.reduce((sum, score) => sum + score.hits, 0)
    const of = scores.reduce((sum, score) => sum + score.of, 0)
    console.info(`relevance: ${hits} of ${of} expected products among the first five`)
    expect(hits / of).toBeGreaterThanOrEqual(wanted)
  })

  it('with at least 120 searches of every kind', () => {
    expect(groups.map(([name]) => name)).toEqual([
      'English',
      'Traditional Chinese',
      'Simplified Chinese',
      'article numbers',
      'typing mistakes',
      'synonyms',
    ])
    expect(groups.flatMap(([, list]) => list).length).toBeGreaterThanOrEqual(120)
  })
})
