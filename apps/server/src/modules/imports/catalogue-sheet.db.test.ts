import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import readExcel from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeExcel from 'write-excel-file/node'
import { type Desk, openDesk, operatorOf } from '../../../test/desk'
import type { Operator } from '../../platform/actor'
import { catalogueSheet } from './catalogue-sheet'
import { processSheet } from './process-sheet'

let desk: Desk
let folder: string
let files = 0

const header =
  'supplier,article_number,product_group,name_en,name_zh,brand,category_en,parent_category_en,price_hkd,stock,standard_en,details_en'
const goods = [
  'Maker,0045,G1,Nitrile gloves,丁腈手套,Harbour,Gloves,Protection,95.50,50,S,<p>Soft</p>',
  'Maker,1E5,G1,Nitrile gloves,丁腈手套,Harbour,Gloves,Protection,95.50,60,M,<p>Soft</p>',
  `Maker,=A1,G2,"=SUM(1;2) and, ""quotes""",'@隱藏,Harbour,Masks,Protection,12.00,70,-5,`,
]

beforeAll(async () => {
  desk = await openDesk([])
  folder = await mkdtemp(path.join(tmpdir(), 'cusp-export-'))
  await bringIn(await fileOf(`${[header, ...goods].join('\r\n')}\r\n`))
  const [first] = await desk.rows<{ brand: string; category: string; store: string }>(
    'select brand_id as brand, category_id as category, store_id as store from product limit 1',
  )
  const [made] = await desk.rows<{ id: string }>(
    `insert into product (supplier, brand_id, category_id, store_id, name)
     values ('', $1, $2, $3, '{"en":"Made by hand","zh-Hant":"人手建立"}') returning id`,
    [first?.brand, first?.category, first?.store],
  )
  await desk.rows(
    `with made as (insert into variant (product_id, supplier, article_number, standard, unit, price_hkd)
       values ($1, '', 'HAND-1', '{"en":"","zh-Hant":""}', '{"en":"","zh-Hant":""}', 500) returning id)
     insert into stock (variant_id, on_hand) select id, 0 from made`,
    [made?.id],
  )
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await desk.close()
})

async function fileOf(content: string | Buffer): Promise<string> {
  files += 1
  const file = path.join(folder, `sheet-${files}`)
  await writeFile(file, content)
  return file
}

async function bringIn(file: string) {
  const problems: unknown[] = []
  const { created, updated, unchanged, bad } = await processSheet({
    path: file,
    settings: { preset: 'cusp', supplier: '', hkdPerUnit: 10 },
    isTrial: false,
    write: (run) => desk.database.transaction(run),
    onProblems: (found) => void problems.push(...found),
  })
  return { created, updated, unchanged, bad, problems }
}

const ask = (name: string, role: Operator['role'] | null = 'catalogue', query = {}) =>
  catalogueSheet({
    ...desk.work,
    actor: role ? operatorOf(role, 'Ada') : { kind: 'visitor' },
    params: { name },
    query,
    headers: {},
    body: Buffer.alloc(0),
    language: 'en',
    requestId: 'test',
  })

async function csv(query = {}): Promise<string> {
  const { body } = await ask('catalogue.csv', 'catalogue', query)
  return (typeof body === 'string' || Buffer.isBuffer(body) ? Buffer.from(body) : await buffer(body)).toString()
}

/** The sheet with one cell changed, as a spreadsheet program would write it. */
async function edited(text: string, article: string, changes: Readonly<Record<string, string>>): Promise<string> {
  const rows: string[][] = parse(text, { bom: true })
  const [heads = []] = rows
  for (const row of rows)
    if (row[1] === article) for (const [name, value] of Object.entries(changes)) row[heads.indexOf(name)] = value
  return fileOf(rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\n'))
}

/** Everything that a sheet can touch, as one text. */
const whole = async () =>
  JSON.stringify(
    await desk.rows(
      `select p.name, p.detail_html, p.brand_id, p.category_id, v.supplier, v.article_number, v.product_id, v.standard,
         v.price_hkd, v.step, s.on_hand from variant v join product p on p.id = v.product_id
       left join stock s on s.variant_id = v.id order by v.id`,
    ),
  )
const onHand = async (article: string) =>
  (
    await desk.rows<{ on_hand: number }>(
      'select s.on_hand from stock s join variant v on v.id = s.variant_id where v.article_number = $1',
      [article],
    )
  )[0]?.on_hand

describe('the catalogue as a sheet', () => {
  it('changes nothing when it comes back as it went out, as CSV and as a workbook', async () => {
    const before = await whole()
    expect(await bringIn(await fileOf(await csv()))).toEqual({
      created: 0,
      updated: 0,
      unchanged: 4,
      bad: 0,
      problems: [],
    })
    const { body } = await ask('catalogue.xlsx')
    expect(await bringIn(await fileOf(body as Buffer))).toMatchObject({ created: 0, updated: 0, unchanged: 4, bad: 0 })
    expect(await whole()).toBe(before)
  })

  it('brings exactly the edit, of a product that was made by hand too', async () => {
    const text = await csv()
    const before = await whole()
    expect(await bringIn(await edited(text, '0045', { price_hkd: '99.90' }))).toMatchObject({
      updated: 1,
      unchanged: 3,
      bad: 0,
    })
    expect(await whole()).toBe(before.replace('9550', '9990'))
    expect(await bringIn(await edited(text, 'HAND-1', { name_en: 'Renamed by sheet' }))).toMatchObject({
      created: 0,
      updated: 1,
      bad: 0,
    })
    expect(await whole()).toBe(before.replace('9550', '9990').replace('Made by hand', 'Renamed by sheet'))
  })

  it('leaves alone what colleagues have changed meanwhile in rows that nobody has edited', async () => {
    const text = await csv()
    await desk.rows(`update variant set price_hkd = 7700 where article_number = '1E5'`)
    expect(await bringIn(await edited(text, '0045', { price_hkd: '101' }))).toMatchObject({ updated: 1 })
    const [kept] = await desk.rows<{ price: number }>(
      `select price_hkd::int as price from variant where article_number = '1E5'`,
    )
    expect(kept?.price).toBe(7700)
  })

  it('changes stock by how it was edited, once however often it comes back, whatever was sold meanwhile', async () => {
    const text = await csv()
    expect(await onHand('1E5')).toBe(60)
    await desk.rows(
      `with sold as (update stock set on_hand = on_hand - 5 where variant_id = (select id from variant where article_number = '1E5') returning variant_id)
       insert into stock_movement (variant_id, kind, quantity, reason) select variant_id, 'adjust', -5, 'counted' from sold`,
    )
    const file = await edited(text, '1E5', { stock: '80' })
    await bringIn(file)
    expect(await onHand('1E5')).toBe(75)
    expect(await bringIn(file)).toMatchObject({ updated: 0 })
    await bringIn(await edited(text, '1E5', { stock: '90' }))
    expect(await onHand('1E5')).toBe(85)
    // A later export begins from there.
    await bringIn(await edited(await csv(), '1E5', { stock: '84' }))
    expect(await onHand('1E5')).toBe(84)
  })

  it('keeps formula-like cells from running, and gives them back unharmed', async () => {
    const text = await csv()
    expect(text).toContain(`,'=A1,`)
    expect(text).not.toMatch(/(^|,)"?[=@]/m)
    const { body } = await ask('catalogue.xlsx')
    const rows = await readExcel(await fileOf(body as Buffer))
    const cells = JSON.stringify(rows)
    expect(cells).toContain('"=A1"')
    expect(cells).toContain('"0045"')
    expect(await bringIn(await edited(text, `'=A1`, { price_hkd: '13' }))).toMatchObject({ updated: 1, bad: 0 })
    const [row] = await desk.rows<{ en: string; zh: string }>(
      `select p.name ->> 'en' as en, p.name ->> 'zh-Hant' as zh from product p join variant v on v.product_id = p.id where v.article_number = '=A1'`,
    )
    expect(row).toEqual({ en: '=SUM(1;2) and, "quotes"', zh: `'@隱藏` })
  })

  it('holds one category or brand when only that is wanted', async () => {
    const [masks] = await desk.rows<{ id: string }>(`select id from category where name ->> 'en' = 'Masks'`)
    const rows: string[][] = parse(await csv({ category: masks?.id }), { bom: true })
    expect(rows.slice(1).map((row) => row[1])).toEqual([`'=A1`])
  })

  it('goes to those who may import only, and says what is not there', async () => {
    expect((await ask('catalogue.csv', null)).status).toBe(401)
    expect((await ask('catalogue.csv', 'support')).status).toBe(403)
    expect((await ask('catalogue.ods')).status).toBe(404)
  })

  it('is read from a workbook that a spreadsheet program has saved', async () => {
    const rows: string[][] = parse(await csv(), { bom: true })
    const [heads = []] = rows
    const target = rows.find((row) => row[1] === '0045') ?? []
    target[heads.indexOf('name_en')] = 'Nitrile gloves, blue'
    const file = await fileOf(
      await writeExcel(rows.map((row) => row.map((value) => ({ value, type: String as never })))).toBuffer(),
    )
    expect(await bringIn(file)).toMatchObject({ created: 0, updated: 1, bad: 0 })
  })
})
