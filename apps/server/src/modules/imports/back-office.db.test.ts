import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { idFrom } from '@cusp/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Desk, openDesk } from '../../../test/desk'
import { jobs } from './jobs'
import { rawRoutes } from './raw-routes'
import { useCases } from './routes'
import { adminGetImport } from './use-cases/admin-get-import'
import { adminListImports } from './use-cases/admin-list-imports'
import { adminRunImport } from './use-cases/admin-run-import'
import { adminUploadImport } from './use-cases/admin-upload-import'

let desk: Desk
let folder: string
const staff = { token: 'staff' }
const operator = {
  kind: 'operator',
  sessionHash: 's',
  operatorId: idFrom<'Operator'>('o1'),
  name: 'Olive',
  email: 'olive@example.com',
  role: 'catalogue',
  hasTwoFactor: false,
  mustSetUpTwoFactor: false,
  mustChangePassword: false,
} as const

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cusp-uploads-'))
  desk = await openDesk(useCases, { operator: async () => ({ kind: 'known', actor: operator, contentVersion: 1 }) })
})
afterAll(async () => {
  await desk.close()
  await rm(folder, { recursive: true })
})

const lines = [
  'article_number,name_en,brand,category_en,price_hkd',
  'A1,Gloves,B,C,10',
  'A2,Masks,B,C,ten',
  '=A3,Gowns,B,C,ten',
]

async function upload(content: string) {
  const file = path.join(folder, 'upload')
  await writeFile(file, content)
  const sheet = { originalName: 'goods.csv', kind: 'csv', bytes: 1, path: file } as const
  return desk.ask(adminUploadImport, { preset: 'cusp', supplier: 'Maker' }, { ...staff, files: { sheet: [sheet] } })
}
const look = async (id: string) => (await desk.ask(adminGetImport, { id }, staff)).data
const workAll = async () => {
  for (const job of jobs) await job.run(desk.work)
}

it('previews a sheet without changing anything, runs it, and hands out the bad rows', async () => {
  const { data } = await upload(lines.join('\n'))
  const id = String(data.id)
  expect((await desk.ask(adminRunImport, { id }, staff)).result).toBe('importNotReady')
  await workAll()
  const preview = await look(id)
  expect(preview.run).toMatchObject({
    status: 1,
    rows: 3,
    created: 1,
    updated: 0,
    unchanged: 0,
    bad: 2,
    by: 'Olive',
    fileName: 'goods.csv',
  })
  expect(preview.sample[0]).toEqual({
    article_number: 'A1',
    name_en: 'Gloves',
    brand: 'B',
    category_en: 'C',
    price_hkd: '10',
  })
  // As in the sheet, so that it can be compared with it.
  expect(Object.keys(preview.sample[0] ?? {}).slice(0, 3)).toEqual(['article_number', 'name_en', 'brand'])
  expect(preview.problems.map((problem) => [problem.line, problem.column])).toEqual([
    [3, 'price_hkd'],
    [4, 'price_hkd'],
  ])
  const inChinese = await desk.ask(adminGetImport, { id }, { ...staff, language: 'zh-Hant' })
  expect(inChinese.data.problems[0]?.reason).toContain('最多兩位小數的價格：ten')
  expect(await desk.rows('select id from variant')).toEqual([])

  expect((await desk.ask(adminRunImport, { id }, staff)).result).toBe('ok')
  await workAll()
  const done = await look(id)
  expect(done.run).toMatchObject({ status: 3, created: 1, bad: 2 })
  expect(done.problems).toHaveLength(2)
  expect(await desk.rows('select article_number from variant')).toEqual([{ article_number: 'A1' }])

  const call = {
    ...desk.work,
    params: { id: `${id}.csv` },
    query: {},
    headers: {},
    body: Buffer.alloc(0),
    language: 'en',
    requestId: 'r',
  } as const
  const answer = await rawRoutes[0]?.run({ ...call, actor: operator })
  expect(done.errorSheet).toBe(`/opsapi/files/import-errors/${id}.csv?language=en`)
  const sheet = await text(Readable.from(answer?.body ?? ''))
  expect(sheet.replace('\uFEFF', '').split('\r\n').slice(0, 3)).toEqual([
    'line,column,reason,article_number,name_en,brand,category_en,price_hkd',
    expect.stringMatching(/^3,price_hkd,"?is not a price.*,A2,Masks,B,C,ten$/),
    expect.stringMatching(/^4,price_hkd,.*,"'=A3",Gowns,B,C,ten$/),
  ])
  const chineseSheet = await rawRoutes[0]?.run({ ...call, query: { language: 'zh-Hant' }, actor: operator })
  expect((await text(Readable.from(chineseSheet?.body ?? ''))).replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual(
    [
      '行,欄,原因,article_number,name_en,brand,category_en,price_hkd',
      expect.stringMatching(/^3,price_hkd,"?不是.*,A2,Masks,B,C,ten$/),
    ],
  )
  expect((await rawRoutes[0]?.run({ ...call, actor: { kind: 'visitor' } }))?.status).toBe(401)
  expect((await rawRoutes[0]?.run({ ...call, actor: { ...operator, role: 'finance' } }))?.status).toBe(403)
  expect((await rawRoutes[0]?.run({ ...call, params: { id: 'x' }, actor: operator }))?.status).toBe(404)
})

it('takes up a run that was left by a server that died', async () => {
  const { data } = await upload(lines.join('\n'))
  const id = String(data.id)
  await workAll()
  await desk.ask(adminRunImport, { id }, staff)
  await desk.database.pool.query(`update import_run set touched_at = now() where id = $1`, [id])
  await workAll()
  expect((await look(id)).run.status).toBe(2)
  await desk.database.pool.query(`update import_run set touched_at = now() - interval '5 minutes' where id = $1`, [id])
  await workAll()
  expect((await look(id)).run).toMatchObject({ status: 3, created: 0, unchanged: 1, bad: 2 })
})

it('refuses at once what is no sheet of this kind, and knows only its own imports', async () => {
  expect(await upload('name,brand\nA,B')).toMatchObject({ result: 'sheetNotUnderstood', field: 'sheet' })
  expect((await desk.ask(adminGetImport, { id: 'x' }, staff)).result).toBe('importNotFound')
  expect((await desk.ask(adminRunImport, { id: 'x' }, staff)).result).toBe('importNotFound')
  expect((await desk.ask(adminListImports, {}, staff)).data.totalCount).toBe(2)
})
