import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')
const modules = 'apps/server/src/modules'
const platform = 'apps/server/src/platform'

const Cruise = z.object({
  summary: z.object({
    totalCruised: z.number(),
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
  modules: z.array(z.object({ source: z.string() })),
})

/** The same command as in `npm test`, so that a mistake in its configuration shows here too. */
async function cruise(folder: string) {
  const command = join(root, 'node_modules/.bin/depcruise')
  const args = ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', 'apps', 'packages']
  // Its exit code counts violations; what matters here is what it found.
  const { stdout } = await promisify(execFile)(command, args, { cwd: folder, maxBuffer: 1 << 28 }).catch(
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }),
  )
  return Cruise.parse(JSON.parse(stdout))
}

const mayCall = z
  .record(z.string(), z.array(z.string()))
  .parse(JSON.parse(readFileSync(join(root, 'architecture.json'), 'utf8')))
const [some = '', other = ''] = Object.keys(mayCall).filter((name) => mayCall[name]?.length === 0)
const stranger = (name: string) =>
  Object.keys(mayCall).find((one) => one !== name && !mayCall[name]?.includes(one)) ?? ''

/** A small house for the bad imports to live in. */
const house: Record<string, string> = {
  'tsconfig.json': '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "Bundler" } }',
  ...Object.fromEntries(
    ['zod', 'drizzle-orm', 'pg'].flatMap((name) => [
      [`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`],
      [`node_modules/${name}/index.js`, ''],
    ]),
  ),
  ...Object.fromEntries(
    ['kernel', 'contract', 'client', 'ui', 'testkit'].map((name) => [
      `packages/${name}/src/index.ts`,
      'export const it = 1',
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(mayCall).flatMap((name) =>
      ['index', 'store', 'schema', 'present', 'routes', 'operations', 'words', 'use-cases/first', 'rules/first'].map(
        (file) => [`${modules}/${name}/${file}.ts`, 'export const it = 1'],
      ),
    ),
  ),
  ...Object.fromEntries(
    ['database', 'tables', 'actor', 'http', 'use-case', 'events'].map((name) => [
      `${platform}/${name}.ts`,
      'export const it = 1',
    ]),
  ),
  [`${modules}/cart/testing.ts`]: 'export const it = 1',
  'apps/storefront/app/features/cart/line.ts': 'export const it = 1',
  'apps/storefront/app/routes/home.ts': 'export const it = 1',
  'apps/storefront/app/platform/api.server.ts': 'export const it = 1',
  'apps/backoffice/app/main.ts': 'export const it = 1',
}

type Case = readonly [rule: string, file: string, target: string]

/** One import per rule that the rule must find. `target` is a package, or a path from the root. */
const broken: readonly Case[] = [
  ...Object.keys(mayCall).map(
    (name): Case => [`modules:${name}`, `${modules}/${name}/use-cases/calls.ts`, `${modules}/${stranger(name)}/index`],
  ),
  ['front-door', `${modules}/orders/use-cases/climbs.ts`, `${modules}/catalogue/store`],
  ['use-cases-apart', `${modules}/${some}/use-cases/second.ts`, `${modules}/${some}/use-cases/first`],
  ['rules-are-pure', `${modules}/${some}/rules/asks.ts`, `${platform}/database`],
  ['rules-are-pure', `${modules}/${some}/rules/reads.ts`, 'node:fs'],
  ['rules-not-store', `${modules}/${some}/rules/fetches.ts`, `${modules}/${some}/store`],
  ['schema-is-tables', `${modules}/catalogue/schema.ts`, `${modules}/catalogue/words`],
  ['store-is-sql', `${modules}/${other}/store.ts`, `${modules}/${other}/rules/first`],
  ['store-is-sql', `${modules}/${some}/store/large.ts`, `${platform}/events`],
  ['sql-in-store', `${modules}/${some}/use-cases/selects.ts`, 'drizzle-orm'],
  ['sql-in-store', `${modules}/${some}/operations.ts`, 'pg'],
  ['present-is-pure', `${modules}/${some}/present.ts`, `${modules}/${some}/store`],
  ['routes-only-list', `${modules}/${some}/routes.ts`, `${modules}/${some}/store`],
  ['operations-below-use-cases', `${modules}/${other}/operations.ts`, `${modules}/${other}/use-cases/first`],
  ['jobs-and-listens-below-use-cases', `${modules}/${some}/jobs.ts`, `${modules}/${some}/use-cases/first`],
  ['jobs-and-listens-below-use-cases', `${modules}/${some}/listens.ts`, `${platform}/http`],
  ['platform-below-modules', `${platform}/looks-up.ts`, `${modules}/${some}/index`],
  ['kernel-alone', 'packages/kernel/src/wants.ts', 'zod'],
  ['contract-on-kernel', 'packages/contract/src/wants.ts', 'packages/client/src/index'],
  ['client-on-contract', 'packages/client/src/wants.ts', 'packages/ui/src/index'],
  ['ui-knows-no-shop', 'packages/ui/src/wants.ts', 'packages/contract/src/index'],
  ['testkit-is-for-tests', `${platform}/cheats.ts`, 'packages/testkit/src/index'],
  ['testkit-is-for-tests', `${modules}/cart/use-cases/pretends.ts`, `${modules}/cart/testing`],
  ['one-way-into-the-server', 'packages/testkit/src/other.ts', `${platform}/database`],
  ['apps-apart', 'apps/storefront/app/wants.ts', 'apps/backoffice/app/main'],
  ['features-apart', 'apps/storefront/app/features/orders/list.ts', 'apps/storefront/app/features/cart/line'],
  ['features-below-routes', 'apps/storefront/app/features/orders/link.ts', 'apps/storefront/app/routes/home'],
  ['server-code-in-loaders', 'apps/storefront/app/features/orders/api.ts', 'apps/storefront/app/platform/api.server'],
  ['no-cycles', `${platform}/circle-back.ts`, `${platform}/circle`],
  ['no-ghosts', `${platform}/haunted.ts`, `${platform}/nowhere`],
]

/** What the rules must leave alone, or nobody could build anything. */
const sound: readonly (readonly [file: string, target: string])[] = [
  [`${modules}/orders/use-cases/buys.ts`, `${modules}/catalogue/index`],
  [`${modules}/orders/schema.ts`, `${modules}/catalogue/schema`],
  [`${modules}/orders/store.ts`, 'drizzle-orm'],
  [`${modules}/orders/store/lines.ts`, `${modules}/orders/words`],
  [`${modules}/orders/rules/decides.ts`, `${modules}/orders/words`],
  [`${modules}/orders/rules/decides.test.ts`, `${modules}/orders/store`],
  [`${modules}/orders/testing.ts`, `${modules}/catalogue/store`],
  [`${modules}/orders/operations.ts`, `${modules}/orders/store`],
  [`${modules}/orders/jobs.ts`, `${modules}/orders/operations`],
  [`${modules}/orders/routes.ts`, `${modules}/orders/use-cases/first`],
  [`${modules}/orders/present.ts`, 'packages/contract/src/index'],
  ['packages/testkit/src/server-platform.ts', `${platform}/database`],
  ['packages/contract/src/shapes.ts', 'zod'],
]

function importOf(file: string, target: string): string {
  const isPackage = !target.includes('/') || target.startsWith('node:')
  const path = isPackage ? target : `${'../'.repeat(file.split('/').length - 1)}${target}`
  return `import { it as other } from '${path}'\nexport const it = other\n`
}

describe('the dependency rules', () => {
  let folder = ''
  let found = new Map<string, Set<string>>()

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cusp-house-'))
    const bad = broken.map(([, file, target]): [string, string] => [file, importOf(file, target)])
    const good = sound.map(([file, target]): [string, string] => [file, importOf(file, target)])
    const back: [string, string] = [
      `${platform}/circle.ts`,
      importOf(`${platform}/circle.ts`, `${platform}/circle-back`),
    ]
    const texts = new Map(Object.entries(house))
    for (const [file, text] of [...bad, ...good, back]) texts.set(file, text)
    for (const [file, text] of texts) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    const { summary } = await cruise(folder)
    found = new Map()
    for (const { from, rule } of summary.violations) found.set(from, (found.get(from) ?? new Set()).add(rule.name))
  }, 60_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(broken)('%s finds what %s must not import', (rule, file) => {
    expect([...(found.get(file) ?? [])]).toContain(rule)
  })

  it.each(sound)('leave %s alone', (file) => {
    expect([...(found.get(file) ?? [])]).toEqual([])
  })

  it('are all broken on purpose here', async () => {
    const { default: config } = await import(join(root, '.dependency-cruiser.cjs'))
    const names = z
      .array(z.object({ name: z.string() }))
      .parse(config.forbidden)
      .map(({ name }) => name)
    expect([...new Set(broken.map(([rule]) => rule))].toSorted()).toEqual(names.toSorted())
  })
})

describe('the cruiser', () => {
  it('reads every source file of the house', async () => {
    const sources = ['apps', 'packages'].flatMap((part) =>
      readdirSync(join(root, part)).flatMap((name) =>
        ['src', 'app', 'test'].flatMap((inside) => sourcesUnder(`${part}/${name}/${inside}`)),
      ),
    )
    const read = new Set((await cruise(root)).modules.map(({ source }) => source))
    expect(sources.length).toBeGreaterThan(300)
    expect(sources.filter((file) => !read.has(file))).toEqual([])
  }, 60_000)
})

function sourcesUnder(folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
  } catch {
    // This part has no such folder.
    return []
  }
}
