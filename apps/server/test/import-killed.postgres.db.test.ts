import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expectSoundBooks, openTestDatabase, type TestDatabase } from '@cusp/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serverFolder } from '../src/platform/places'
import { appSecret } from './whole-shop'

const rowCount = 8_000
let folder: string
let file: string
let killed: TestDatabase
let undisturbed: TestDatabase

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cusp-killed-import-'))
  file = join(folder, 'sheet.csv')
  const rows = Array.from(
    { length: rowCount },
    (_, i) =>
      `K-${i},KG-${Math.floor(i / 4)},Killed gloves ${Math.floor(i / 4)},手套 ${i},Harbour,Gloves,手套,Protection,${10 + (i % 90)}.50,,,${i % 50},1,,,`,
  )
  const header =
    'article_number,product_group,name_en,name_zh,brand,category_en,category_zh,parent_category_en,price_hkd,price_usd,discount_percent,stock,step,on_inquiry,expiry_date,details_en'
  await writeFile(file, `\uFEFF${[header, ...rows].join('\r\n')}\r\n`)
  killed = await openTestDatabase()
  undisturbed = await openTestDatabase()
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await killed.close()
  await undisturbed.close()
})

function importInto(database: TestDatabase): {
  child: ChildProcess
  ended: Promise<{ code: number | null; said: string }>
} {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(serverFolder, 'src/import-cli.ts'), file, '--supplier', 'Maker'],
    {
      cwd: serverFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        DATABASE_URL: database.url ?? '',
        DATA_DIR: folder,
        APP_SECRET: appSecret,
      },
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += chunk
    })
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('exit', (code) => resolve({ code, said })),
  )
  return { child, ended }
}

const variants = async (database: TestDatabase): Promise<number> =>
  (await database.pool.query('select count(*)::int as n from variant')).rows[0].n

/** All that a sheet decides, without what differs from run to run. */
const catalogueOf = async (database: TestDatabase): Promise<unknown[]> =>
  (
    await database.pool.query(
      `select v.article_number, p.name, b.name as brand, v.price_hkd, v.step, s.on_hand, s.reserved
         from variant v join product p on p.id = v.product_id join brand b on b.id = p.brand_id
         left join stock s on s.variant_id = v.id order by v.article_number`,
    )
  ).rows

it('an import that is killed in the middle is whole after it has been run again, as if nothing had happened', async () => {
  const first = importInto(killed)
  let isOver = false
  void first.ended.then(() => {
    isOver = true
  })
  while (!isOver && (await variants(killed)) === 0) await pause(5)
  first.child.kill('SIGKILL')
  await first.ended
  const before = await variants(killed)
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThan(rowCount)
  await expectSoundBooks(killed)

  const second = await importInto(killed).ended
  expect(second).toMatchObject({ code: 0 })
  expect(second.said).toContain(`${rowCount} rows, ${rowCount - before} created, 0 updated, ${before} unchanged, 0 bad`)

  expect(await importInto(undisturbed).ended).toMatchObject({ code: 0 })
  expect(await catalogueOf(killed)).toEqual(await catalogueOf(undisturbed))
  await expectSoundBooks(killed)
}, 120_000)
