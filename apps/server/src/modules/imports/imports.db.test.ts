import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { openTestDatabase, type TestDatabase } from '@cusp/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import writeExcel from 'write-excel-file/node'
import { serverFolder } from '../../platform/places'
import { postgresSearch } from '../search/store/find'
import { wantedFrom } from '../search/wanted'
import { processSheet } from './process-sheet'
import type { Problem, SheetSettings } from './sheet'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cusp-sheets-'))
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const usual: SheetSettings = { preset: 'cusp', supplier: 'Maker', hkdPerUnit: 10 }

async function run(file: string, settings: Partial<SheetSettings> = {}, isTrial = false) {
  const problems: Problem[] = []
  const { rows, created, updated, unchanged, bad } = await processSheet({
    path: file,
    settings: { ...usual, ...settings },
    isTrial,
    write: (work) => database.transaction(work),
    onProblems: (found) => void problems.push(...found),
  })
  return { counts: { rows, created, updated, unchanged, bad }, problems }
}

async function sheet(lines: readonly string[], name = 'sheet.csv'): Promise<string> {
  const file = path.join(folder, name)
  const text = `\uFEFF${lines.join('\r\n')}\r\n`
  await writeFile(file, name.endsWith('.gz') ? gzipSync(text) : text)
  return file
}

const rowsOf = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows
const count = async (table: string) => (await rowsOf(sql`select count(*)::int as n from ${sql.raw(table)}`))[0]?.n

const header =
  'article_number,product_group,name_en,name_zh,brand,category_en,category_zh,parent_category_en,price_hkd,price_usd,discount_percent,stock,step,on_inquiry,expiry_date,details_en'

describe('the shop’s own sheet', () => {
  const lines = [
    header,
    'NG-S,NG,Nitrile gloves,丁腈手套,Harbour,Gloves,手套,Protection,95.50,12.25,10,500,10,,2028-01-31,<p onclick=x>Soft</p>',
    'NG-M,NG,ignored here,,Harbour,Gloves,手套,Protection,"1,095.00",,,,1,,,',
    'MASK,,Masks,口罩,harbour,Masks,口罩,Protection,,,,,,yes,,',
  ]

  it('makes categories, brands, products, variants, prices and stock, and finds them', async () => {
    const { counts, problems } = await run(await sheet(lines))
    expect(problems).toEqual([])
    expect(counts).toEqual({ rows: 3, created: 3, updated: 0, unchanged: 0, bad: 0 })
    expect(await count('product')).toBe(2)
    expect(await count('brand')).toBe(1)
    expect(
      await rowsOf(
        sql`select c.name ->> 'zh-Hant' as name, p.name ->> 'en' as parent from category c join category p on p.id = c.parent_id order by c.name ->> 'en'`,
      ),
    ).toEqual([
      { name: '手套', parent: 'Protection' },
      { name: '口罩', parent: 'Protection' },
    ])
    expect(
      await rowsOf(
        sql`select article_number, price_hkd, price_usd, discount_percent, step, is_on_inquiry, expiry_date::text, on_hand from variant join stock on variant_id = id order by position`,
      ),
    ).toEqual([
      {
        article_number: 'NG-S',
        price_hkd: 9550,
        price_usd: 1225,
        discount_percent: 10,
        step: 10,
        is_on_inquiry: false,
        expiry_date: '2028-01-31',
        on_hand: 500,
      },
      {
        article_number: 'NG-M',
        price_hkd: 109_500,
        price_usd: null,
        discount_percent: 0,
        step: 1,
        is_on_inquiry: false,
        expiry_date: null,
        on_hand: 0,
      },
      {
        article_number: 'MASK',
        price_hkd: null,
        price_usd: null,
        discount_percent: 0,
        step: 1,
        is_on_inquiry: true,
        expiry_date: null,
        on_hand: 0,
      },
    ])
    expect(await rowsOf(sql`select detail_html ->> 'en' as html from product where import_key = 'NG'`)).toEqual([
      { html: '<p>Soft</p>' },
    ])
    const wanted = wantedFrom({ keyword: '丁腈手套', categoryId: '', brandId: '', type: '', searchType: '' })
    const order = { sort: 'default', currency: 'HKD', offset: 0, limit: 24 } as const
    expect(wanted && (await postgresSearch.find(database.db, wanted, order)).total).toBe(1)
  })

  it('changes nothing the second time, and only what differs the third', async () => {
    await run(await sheet(lines))
    const version = await rowsOf(sql`select version from content_version`)
    expect((await run(await sheet(lines))).counts).toEqual({ rows: 3, created: 0, updated: 0, unchanged: 3, bad: 0 })
    expect(await rowsOf(sql`select version from content_version`)).toEqual(version)
    const dearer = lines.map((line) => line.replace('95.50,', '99.00,'))
    expect((await run(await sheet(dearer))).counts).toEqual({ rows: 3, created: 0, updated: 1, unchanged: 2, bad: 0 })
  })

  it('keeps what has no column, and stock that was sold since', async () => {
    await run(await sheet(lines))
    await database.db.execute(sql`update stock set on_hand = 440, reserved = 30 where on_hand = 500`)
    const fewer = [
      'article_number,product_group,name_en,brand,category_en,parent_category_en,stock',
      'NG-S,NG,Nitrile gloves,Harbour,Gloves,Protection,500',
    ]
    await run(await sheet(fewer))
    const now = () =>
      rowsOf(sql`select price_hkd, on_hand from variant join stock on variant_id = id where article_number = 'NG-S'`)
    expect(await now()).toEqual([{ price_hkd: 9550, on_hand: 440 }])
    await run(await sheet(fewer.map((line) => line.replace(',500', ',20'))))
    expect(await now()).toEqual([{ price_hkd: 9550, on_hand: 30 }])
  })

  it('tells in a trial exactly what a run would do, and does none of it', async () => {
    expect((await run(await sheet(lines), {}, true)).counts).toEqual({
      rows: 3,
      created: 3,
      updated: 0,
      unchanged: 0,
      bad: 0,
    })
    expect([await count('variant'), await count('brand'), await count('search_document')]).toEqual([0, 0, 0])
  })

  it('reports bad rows with line, column and reason, and takes the good ones', async () => {
    const bad = [
      header,
      'OK1,,Good,,Harbour,Gloves,,,10,,,,,,,',
      ',,No number,,Harbour,Gloves,,,10,,,,,,,',
      'P1,,Bad price,,Harbour,Gloves,,,12.345,,,,,,,',
      'P2,,Million,,Harbour,Gloves,,,1000000,,,,,,,',
      'D1,,Bad day,,Harbour,Gloves,,,10,,,,,,2027-02-30,',
      'S1,,Bad step,,Harbour,Gloves,,,10,,,,0,,,',
      'OK1,,Again,,Harbour,Gloves,,,10,,,,,,,',
      'L1,,"two\nlines",,Harbour,Gloves,,,10,,,,,,,',
      `N1,,${'x'.repeat(331)},,Harbour,Gloves,,,10,,,,,,,`,
      'X1,,Too many,,Harbour,Gloves,,,10,,,,,,,,surplus',
    ]
    const { counts, problems } = await run(await sheet(bad))
    expect(counts).toEqual({ rows: 10, created: 2, updated: 0, unchanged: 0, bad: 8 })
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [3, 'article_number'],
      [4, 'price_hkd'],
      [5, 'price_hkd'],
      [6, 'expiry_date'],
      [7, 'step'],
      [8, 'article_number'],
      [11, 'name_en'],
      [12, ''],
    ])
    expect(problems.every((problem) => problem.reason !== '')).toBe(true)
  })

  it('leaves zeros, exponents, formulas, line breaks, non-breaking spaces and long names as they are', async () => {
    const name = `\u00a0Tray, "large"\nsecond line ${'é'.repeat(300)}`
    const quoted = `"${name.replaceAll('"', '""')}"`
    const cells = ['00045', '1E5', '=1+2', '+852', '-7', '@x']
    const file = await sheet(
      [header, ...cells.map((cell) => `${cell},,${quoted},,Harbour,=cmd,,,10,,,,,,,`)],
      'odd.csv.gz',
    )
    expect((await run(file)).counts.created).toBe(6)
    expect(await rowsOf(sql`select article_number as n from variant order by position`)).toEqual(
      cells.map((n) => ({ n })),
    )
    expect(await rowsOf(sql`select distinct name ->> 'en' as name from product`)).toEqual([{ name }])
    expect((await run(file)).counts.unchanged).toBe(6)
  })

  it('refuses a sheet without its columns, of another encoding, or empty, in plain words', async () => {
    await expect(run(await sheet(['article_number,name_en,brand', 'A,B,C']))).rejects.toThrow(
      'the column "category_en" is missing',
    )
    await expect(run(await sheet([header]), { supplier: '' })).rejects.toThrow('the column "supplier" is missing')
    const big5 = path.join(folder, 'big5.csv')
    await writeFile(big5, Buffer.from([0x61, 0x2c, 0xa4, 0xe2, 0xae, 0x4d, 0x0a]))
    await expect(run(big5)).rejects.toThrow('not UTF-8')
    const nothing = path.join(folder, 'nothing.csv')
    await writeFile(nothing, '')
    await expect(run(nothing)).rejects.toThrow('empty')
  })

  it('reads a workbook like its text', async () => {
    const file = path.join(folder, 'sheet.xlsx')
    await writeExcel([
      ['supplier', 'article_number', 'name_en', 'brand', 'category_en', 'price_hkd', 'expiry_date'],
      ['S', '0045', '=1+2', 'B', 'C', 12.5, { value: new Date('2028-03-31'), type: Date, format: 'yyyy-mm-dd' }],
    ]).toFile(file)
    expect((await run(file, { supplier: '' })).counts).toMatchObject({ rows: 1, created: 1, bad: 0 })
    expect(
      await rowsOf(
        sql`select v.article_number, v.price_hkd, v.expiry_date::text, p.name ->> 'en' as name, p.supplier from variant v join product p on p.id = v.product_id`,
      ),
    ).toEqual([{ article_number: '0045', price_hkd: 1250, expiry_date: '2028-03-31', name: '=1+2', supplier: 'S' }])
  })
})

describe('public lists', () => {
  it.each([
    ['gudid', 'gudid-sample.csv', 47],
    ['nhs', 'nhs-sample.csv', 47],
  ] as const)('%s come in whole, and change nothing the second time', async (preset, file, rows) => {
    const full = path.join(serverFolder, 'test', 'data', file)
    const first = await run(full, { preset, supplier: '' })
    expect(first.problems).toEqual([])
    expect(first.counts).toEqual({ rows, created: rows, updated: 0, unchanged: 0, bad: 0 })
    expect(await count('variant')).toBe(rows)
    expect((await run(full, { preset, supplier: '' })).counts.unchanged).toBe(rows)
    expect(
      await rowsOf(sql`select count(*)::int as n from variant where is_on_inquiry <> ${preset === 'gudid'}`),
    ).toEqual([{ n: 0 }])
  })

  it('turns pence into Hong Kong cents at the rate of the import', async () => {
    const full = path.join(serverFolder, 'test', 'data', 'nhs-sample.csv')
    await run(full, { preset: 'nhs', supplier: '', hkdPerUnit: 9.9 })
    expect(await rowsOf(sql`select price_hkd from variant order by position limit 1`)).toEqual([{ price_hkd: 168 }])
  })
})
