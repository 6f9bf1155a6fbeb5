import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../setup/build.mjs'
import { bin, root, run } from '../setup/step.mjs'
import { ensureTestPrograms, findChromium, startPostgres } from './postgres.mjs'

const flags = process.argv.slice(2)
const withoutDatabase = flags.includes('--no-database')
const only = flags.includes('--only') ? (flags[flags.indexOf('--only') + 1] ?? '').split(',') : undefined

const folder = mkdtempSync(join(tmpdir(), 'cusp-test-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

/** A step that is right or wrong as a whole: it counts only when it fails. */
const check = (command, args, options) => async () => {
  const { code, output } = await run(command, args, options)
  return { passed: 0, failed: code === 0 ? 0 : 1, output: code === 0 ? '' : output }
}

/** Commands one after the other, as long as they succeed. */
const inTurn =
  (...steps) =>
  async () => {
    let last = { passed: 0, failed: 0, output: '' }
    for (const step of steps) {
      last = await step()
      if (last.failed > 0) return last
    }
    return last
  }

const vitest =
  (project, env = {}) =>
  async () => {
    const file = join(folder, `${project}-${env.TEST_ENGINE ?? 'none'}.json`)
    const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const { code, output } = await run(bin('vitest'), args, { env: { NODE_ENV: 'test', ...env } })
    return counted(code, output, existsSync(file) ? vitestCounts(JSON.parse(readFileSync(file, 'utf8'))) : undefined)
  }

function vitestCounts(report) {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    // A test that is skipped has not passed, and a file that cannot be read hides all of its tests.
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + brokenFiles.length,
  }
}

async function journeys() {
  const file = join(folder, 'journeys.json')
  const { code, output } = await run(bin('playwright', 'e2e'), ['test', '--reporter=list,json'], {
    cwd: join(root, 'e2e'),
    env: { NODE_ENV: 'test', PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: findChromium() ?? '' },
  })
  const stats = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).stats : undefined
  const counts = stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
  return counted(code, output, counts)
}

/** A command that fails without naming a failing test has failed all the same; one that ran nothing has not passed. */
function counted(code, output, counts = { passed: 0, failed: 0 }) {
  const isSilent = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  const failed = isSilent ? 1 : counts.failed
  return { passed: counts.passed, failed, output: failed > 0 ? output : '' }
}

async function buildAll() {
  await build()
  return { passed: 0, failed: 0, output: '' }
}

const node = (file, ...args) => check(process.execPath, [join(root, file), ...args])
const storefront = join(root, 'apps/storefront')
const typegen = check(bin('react-router', 'apps/storefront'), ['typegen'], { cwd: storefront })
// What has not changed since the last time is not checked again.
const remembered = ['--incremental', '--tsBuildInfoFile', join(root, '.cache/types.tsbuildinfo')]
const types = check(bin('tsc'), ['--noEmit', '-p', root, ...remembered])

let server
const onServer = async () => {
  server = await startPostgres()
  return vitest('database', { TEST_ENGINE: 'postgres', TEST_POSTGRES_URL: server.url })()
}

const steps = [
  ['lint', 'format and lint', check(bin('biome'), ['ci', '--colors=off', '--max-diagnostics=200', '.'])],
  ['types', 'types', existsSync(join(storefront, 'react-router.config.ts')) ? inTurn(typegen, types) : types],
  [
    'architecture',
    'architecture',
    check(bin('depcruise'), ['--config', '.dependency-cruiser.cjs', 'apps', 'packages']),
  ],
  ['dead', 'dead code', check(bin('knip'), [])],
  ['documents', 'documents', node('tools/checks/documents.mjs')],
  ['unit', 'unit tests', vitest('unit')],
  ...(withoutDatabase
    ? []
    : [
        [
          'programs',
          'PostgreSQL and Chromium',
          () => ensureTestPrograms({ browser: true }).then(() => ({ passed: 0, failed: 0, output: '' })),
        ],
        ['embedded', 'database tests, embedded', vitest('database', { TEST_ENGINE: 'embedded' })],
        ['postgres', 'database tests, PostgreSQL', onServer],
        ['build', 'build', inTurn(buildAll, node('tools/checks/budget.mjs'))],
        ...(existsSync(join(root, 'e2e/playwright.config.ts')) ? [['journeys', 'browser journeys', journeys]] : []),
      ]),
]

const unknown = (only ?? []).filter((name) => !steps.some(([id]) => id === name))
if (unknown.length > 0) {
  process.stderr.write(`There is no step ${unknown.join(', ')}; the steps are ${steps.map(([id]) => id).join(', ')}.\n`)
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const total = { passed: 0, failed: 0 }
async function take([, name, work]) {
  const startedAt = performance.now()
  process.stdout.write(`· ${name} …\n`)
  const { passed, failed, output } = await work().catch((error) => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }))
  server?.stop()
  server = undefined
  total.passed += passed
  total.failed += failed
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (failed > 0) process.stdout.write(`${output.trimEnd()}\n`)
  process.stdout.write(
    `${failed > 0 ? '✗' : '✓'} ${name}  ${seconds} s${passed + failed > 0 ? `  ${passed} passed, ${failed} failed` : ''}\n`,
  )
}

const waiting = steps.filter(([id]) => !only || only.includes(id))
/** What needs no database keeps out of each other's way; the rest share servers, ports and the built files. */
const lanes = withoutDatabase ? 3 : 1
const lane = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) await take(step)
}
await Promise.all(Array.from({ length: lanes }, lane))

process.exitCode = total.failed > 0 ? 1 : 0
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
