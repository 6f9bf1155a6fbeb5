import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'
import readExcel from 'read-excel-file/node'
import { SheetNotUnderstood } from './sheet'

/** A record of a sheet: its first line counting from 1, its cells as text; or why it could not be read. */
export type SheetRecord = { readonly line: number; readonly cells: readonly string[]; readonly broken?: string }

/** Workbooks are read as a whole, so they have limits; larger lists come as CSV. */
export const mostExcelRows = 20_000
const mostExcelBytes = 20 * 1024 * 1024
const mostUnpackedBytes = 150 * 1024 * 1024
const mostTextBytes = 2 * 1024 * 1024 * 1024
const mostCellsBytes = 1024 * 1024

/** `onFraction` hears from time to time how much of the file has been read, from 0 to 1. */
export async function* readSheet(
  path: string,
  onFraction: (fraction: number) => void = () => {},
): AsyncGenerator<SheetRecord> {
  const handle = await open(path)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0)
  await handle.close()
  const start = buffer.subarray(0, bytesRead)
  if (start[0] === 0x50 && start[1] === 0x4b) {
    yield* excelRecords(path, onFraction)
    return
  }
  const isPacked = start[0] === 0x1f && start[1] === 0x8b
  yield* textRecords(path, isPacked, onFraction)
}

/** The headings of a sheet: its first record. */
export async function readHeader(path: string): Promise<readonly string[]> {
  for await (const record of readSheet(path)) return record.cells
  throw new SheetNotUnderstood('the sheet is empty')
}

/** Lets UTF-8 through and refuses everything else, and whatever never ends. */
function checkedText(): Transform {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let bytes = 0
  const decoded = (chunk: Uint8Array | undefined): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw new SheetNotUnderstood('the text is not UTF-8; save the sheet as "CSV UTF-8"')
    }
  }
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      try {
        if (bytes > mostTextBytes) throw new SheetNotUnderstood('the sheet is too large')
        done(null, decoded(chunk))
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
    flush(done) {
      try {
        done(null, decoded(undefined))
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
  })
}

const delimiters = [',', ';', '\t'] as const

/** The sign that parts the headings: the one that occurs most in the first line. */
function delimiterOf(firstLine: string): string {
  const counted = delimiters.map((sign) => ({ sign, count: firstLine.split(sign).length }))
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).sign
}

async function firstLine(path: string, isPacked: boolean): Promise<string> {
  const source = isPacked ? createReadStream(path).pipe(createGunzip()) : createReadStream(path)
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) return chunk.toString('utf8').split(/\r?\n/, 1)[0] ?? ''
  } catch {
    throw new SheetNotUnderstood('the packed file is damaged')
  } finally {
    source.destroy()
  }
  return ''
}

async function* textRecords(
  path: string,
  isPacked: boolean,
  onFraction: (fraction: number) => void,
): AsyncGenerator<SheetRecord> {
  const { size } = await stat(path)
  const broken: SheetRecord[] = []
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(await firstLine(path, isPacked)),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: mostCellsBytes,
    on_skip: (error) => {
      if (error)
        broken.push({ line: typeof error.lines === 'number' ? error.lines : 0, cells: [], broken: error.message })
      return undefined
    },
  })
  const source = createReadStream(path)
  const flowing = isPacked
    ? pipeline(source, createGunzip(), checkedText(), parser)
    : pipeline(source, checkedText(), parser)
  // The loop below meets the same failure; without this it would be reported as nobody's.
  flowing.catch(() => undefined)
  let nextLine = 1
  try {
    // With `info` each record comes with how far the parser has read.
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      while (broken.length > 0) {
        const found = broken.shift()
        if (found) yield found
      }
      yield { line: nextLine, cells: record }
      nextLine = info.lines + 1
      onFraction(source.bytesRead / Math.max(1, size))
    }
    yield* broken
    await flowing
  } catch (error) {
    if (error instanceof SheetNotUnderstood) throw error
    throw new SheetNotUnderstood(error instanceof Error ? error.message : 'the sheet could not be read')
  } finally {
    source.destroy()
  }
}

/** What the entries of a zip file say they unpack to. */
async function unpackedBytes(path: string): Promise<number> {
  const { size } = await stat(path)
  const handle = await open(path)
  try {
    const tail = Buffer.alloc(Math.min(size, 1024 * 1024))
    await handle.read(tail, 0, tail.length, size - tail.length)
    let total = 0
    for (
      let at = tail.indexOf('PK\u0001\u0002', 0, 'latin1');
      at >= 0;
      at = tail.indexOf('PK\u0001\u0002', at + 4, 'latin1')
    ) {
      if (at + 28 <= tail.length) total += tail.readUInt32LE(at + 24)
    }
    return total
  } finally {
    await handle.close()
  }
}

async function* excelRecords(path: string, onFraction: (fraction: number) => void): AsyncGenerator<SheetRecord> {
  const { size } = await stat(path)
  if (size > mostExcelBytes || (await unpackedBytes(path)) > mostUnpackedBytes) {
    throw new SheetNotUnderstood(`a workbook may hold ${mostExcelRows} rows; save larger lists as CSV`)
  }
  // Numbers stay the text that the file holds, so that nothing is rounded or written with an exponent.
  const sheets = await readExcel(path, { trim: false, parseNumber: (text: string) => text }).catch((error: unknown) => {
    throw new SheetNotUnderstood(`the workbook could not be read: ${error instanceof Error ? error.message : ''}`)
  })
  const rows = sheets[0]?.data ?? []
  if (rows.length > mostExcelRows + 1) {
    throw new SheetNotUnderstood(
      `a workbook may hold ${mostExcelRows} rows, this one has ${rows.length - 1}; save it as CSV`,
    )
  }
  for (const [i, row] of rows.entries()) {
    const cells = row.map((cell: unknown) =>
      cell === null || cell === undefined ? '' : cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell),
    )
    if (cells.some((cell) => cell !== '')) yield { line: i + 1, cells }
    onFraction((i + 1) / rows.length)
  }
}
