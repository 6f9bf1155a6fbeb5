import { createWriteStream, existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { catalogue } from '@cusp/contract'
import { usualHkdPerGbp } from './modules/imports/presets'
import { type Progress, processSheet } from './modules/imports/process-sheet'
import { readHeader } from './modules/imports/read-sheet'
import { errorHeader, errorRow } from './modules/imports/rules/error-sheet'
import { SheetNotUnderstood } from './modules/imports/sheet'
import { refreshVocabulary } from './modules/search'
import { BadConfig, readConfig } from './platform/config'
import { openDatabase, UnfitDatabase } from './platform/database'
import { migrate } from './platform/migrate'

const usage = `Reads a supplier's sheet (CSV or XLSX, gzip accepted) into the catalogue.

  npm run import -- FILE [--preset cusp|gudid|nhs] [--supplier NAME] [--hkd-per-unit RATE] [--dry-run] [--errors FILE]

  --preset        which columns the sheet has; cusp is the shop's own (default)
  --supplier      stands for the supplier of every row
  --hkd-per-unit  Hong Kong dollars for a pound, for the nhs preset (default ${usualHkdPerGbp})
  --dry-run       tells what would change, and changes nothing
  --errors        writes the rows that could not be read, with line, column and reason
`

class Misused extends Error {}

function readArguments(argv: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      preset: { type: 'string', default: 'cusp' },
      supplier: { type: 'string', default: '' },
      'hkd-per-unit': { type: 'string', default: String(usualHkdPerGbp) },
      'dry-run': { type: 'boolean', default: false },
      errors: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const [path, ...others] = positionals
  if (values.help || path === undefined || others.length > 0) throw new Misused(usage)
  const preset = catalogue.importPresets.find((name) => name === values.preset)
  if (!preset)
    throw new Misused(`There is no preset "${values.preset}"; there are ${catalogue.importPresets.join(', ')}.`)
  const hkdPerUnit = Number(values['hkd-per-unit'])
  if (!(hkdPerUnit > 0 && hkdPerUnit < 10_000)) throw new Misused('--hkd-per-unit is a number above 0.')
  if (!existsSync(path)) throw new Misused(`There is no file ${path}.`)
  return {
    path,
    settings: { preset, supplier: values.supplier.trim(), hkdPerUnit },
    isTrial: values['dry-run'],
    errors: values.errors,
  }
}

/** One line that is drawn over itself on a terminal, and now and then a line elsewhere. */
function progressLine(startedAt: number) {
  const isTerminal = process.stderr.isTTY === true
  let drawnAt = 0
  return (progress: Progress) => {
    const now = performance.now()
    if (progress.fraction < 1 && now - drawnAt < (isTerminal ? 100 : 5_000)) return
    drawnAt = now
    const filled = Math.round(progress.fraction * 24)
    const bar = `${'█'.repeat(filled)}${'░'.repeat(24 - filled)}`
    const rate = Math.round(progress.rows / Math.max(0.001, (now - startedAt) / 1000))
    const text = `${bar} ${String(Math.round(progress.fraction * 100)).padStart(3)} %  ${progress.rows.toLocaleString('en')} rows  ${rate.toLocaleString('en')}/s`
    process.stderr.write(isTerminal ? `\r${text}\u001b[K` : `${text}\n`)
  }
}

async function run(): Promise<void> {
  const { path, settings, isTrial, errors } = readArguments(process.argv.slice(2))
  const config = readConfig(process.env)
  const log = {
    info: () => {},
    warn: () => {},
    error: (_: object, message: string) => process.stderr.write(`${message}\n`),
  }
  const database = await openDatabase(config, log)
  const sheet = errors === undefined ? undefined : createWriteStream(errors)
  try {
    await migrate(database, log)
    sheet?.write(`\uFEFF${errorHeader(await readHeader(path), 'en')}`)
    const startedAt = performance.now()
    const draw = progressLine(startedAt)
    let shown = 0
    const done = await processSheet({
      path,
      settings,
      isTrial,
      write: (work) => database.transaction(work),
      onProgress: draw,
      onProblems: (problems) => {
        for (const problem of problems) {
          sheet?.write(errorRow(problem, 'en'))
          shown += 1
          if (shown <= 20)
            process.stderr.write(`\rline ${problem.line}, ${problem.column || 'row'}: ${problem.reason}\u001b[K\n`)
        }
      },
    })
    if (!isTrial) await database.transaction(refreshVocabulary)
    if (process.stderr.isTTY) process.stderr.write('\n')
    const seconds = (performance.now() - startedAt) / 1000
    process.stdout.write(
      `${isTrial ? 'Would be' : 'Done'}: ${done.rows} rows, ${done.created} created, ${done.updated} updated, ${done.unchanged} unchanged, ${done.bad} bad, in ${seconds.toFixed(1)} s\n`,
    )
    if (done.bad > 20 && errors === undefined)
      process.stdout.write('Use --errors FILE to have all bad rows as a sheet.\n')
  } finally {
    await new Promise<void>((resolve) => (sheet ? sheet.end(resolve) : resolve()))
    await database.close()
  }
}

try {
  await run()
} catch (error) {
  const isPlain =
    error instanceof Misused ||
    error instanceof SheetNotUnderstood ||
    error instanceof BadConfig ||
    error instanceof UnfitDatabase
  process.stderr.write(
    `${isPlain ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  process.exitCode = 1
}
