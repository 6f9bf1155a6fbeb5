import type { Writer } from '../../platform/database'
import { cleanHtml } from '../../platform/html'
import { type GoodsRow, keepGoods } from '../catalogue'
import { reindexProducts } from '../search'
import { readSheet } from './read-sheet'
import { readerFor } from './rules/readers'
import { type Problem, type RowReader, SheetNotUnderstood, type SheetRow, type SheetSettings } from './sheet'

export type Progress = {
  /** Rows read so far, good and bad. */
  readonly rows: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly bad: number
  /** How much of the file has been read, from 0 to 1. */
  readonly fraction: number
}

export type Processing = {
  readonly path: string
  readonly settings: SheetSettings
  /** A trial does everything and undoes it again, so that it tells exactly what a run would do. */
  readonly isTrial: boolean
  write<T>(work: (tx: Writer) => Promise<T>): Promise<T>
  /** Runs within each batch's transaction, except in a trial. */
  alongside?(tx: Writer, progress: Progress): Promise<void>
  onProgress?(progress: Progress): void | Promise<void>
  onProblems?(problems: readonly Problem[]): void | Promise<void>
  onSample?(cells: Readonly<Record<string, string>>): void
}

const batchSize = 500

class TrialOver extends Error {
  constructor(readonly outcomes: readonly string[]) {
    super('undone')
  }
}

/** Reads a whole sheet into the catalogue, batch by batch. A run that was interrupted is simply run again. */
export async function processSheet(processing: Processing): Promise<Progress> {
  const counts = { rows: 0, created: 0, updated: 0, unchanged: 0, bad: 0, fraction: 0 }
  const spokenFor = new Set<string>()
  let reader: RowReader | undefined
  let header: readonly string[] = []
  let rows: SheetRow[] = []
  let problems: Problem[] = []

  const flush = async () => {
    if (problems.length > 0) await processing.onProblems?.(problems)
    if (rows.length > 0 && reader) {
      const outcomes = await keepBatch(processing, rows, reader, spokenFor, counts)
      for (const row of rows) spokenFor.add(`${row.supplier}\n${row.productKey}`)
      tally(counts, outcomes)
    }
    rows = []
    problems = []
    await processing.onProgress?.({ ...counts })
  }

  const records = readSheet(processing.path, (fraction) => {
    counts.fraction = fraction
  })
  for await (const record of records) {
    if (!reader) {
      header = record.cells
      reader = readerFor(header, processing.settings)
      continue
    }
    counts.rows += 1
    const read = record.broken
      ? { problems: [{ line: record.line, column: '', reason: record.broken, cells: record.cells }] }
      : reader.read(record.line, record.cells)
    if ('row' in read) {
      rows.push(read.row)
    } else if ('untouched' in read) {
      counts.unchanged += 1
    } else {
      counts.bad += 1
      problems.push(...read.problems)
    }
    processing.onSample?.(Object.fromEntries(header.map((heading, i) => [heading, record.cells[i] ?? ''])))
    if (rows.length >= batchSize || problems.length >= batchSize) await flush()
  }
  if (!reader) throw new SheetNotUnderstood('the sheet is empty')
  counts.fraction = 1
  await flush()
  return { ...counts }
}

type Counts = { rows: number; created: number; updated: number; unchanged: number; bad: number; fraction: number }

function tally(counts: Counts, outcomes: readonly string[]): void {
  for (const outcome of outcomes) {
    if (outcome === 'created') counts.created += 1
    else if (outcome === 'updated') counts.updated += 1
    else counts.unchanged += 1
  }
}

async function keepBatch(
  processing: Processing,
  rows: readonly SheetRow[],
  reader: RowReader,
  spokenFor: ReadonlySet<string>,
  before: Counts,
): Promise<readonly string[]> {
  const spoken = new Set(spokenFor)
  const goods: GoodsRow[] = rows.map((row) => {
    const key = `${row.supplier}\n${row.productKey}`
    const speaksForProduct = !spoken.has(key)
    spoken.add(key)
    return { ...row, detailHtml: cleaned(row.detailHtml), speaksForProduct }
  })
  const absent = new Set<string>(reader.absent)
  try {
    return await processing.write(async (tx) => {
      const { outcomes, changedProductIds } = await keepGoods(tx, goods, absent)
      if (processing.isTrial) throw new TrialOver(outcomes)
      await reindexProducts(tx, changedProductIds)
      const after = { ...before }
      tally(after, outcomes)
      await processing.alongside?.(tx, after)
      return outcomes
    })
  } catch (error) {
    if (error instanceof TrialOver) return error.outcomes
    throw error
  }
}

const cleaned = (html: SheetRow['detailHtml']): SheetRow['detailHtml'] => ({
  en: html.en === '' ? '' : cleanHtml(html.en),
  'zh-Hant': html['zh-Hant'] === '' ? '' : cleanHtml(html['zh-Hant']),
})
