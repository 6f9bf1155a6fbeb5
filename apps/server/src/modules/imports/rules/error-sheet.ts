import type { Problem } from '../sheet'

/** Spreadsheets run cells that begin like this as formulas; in this report alone such a cell gets an apostrophe in front. */
const runs = /^[=+\-@\t\r]/

function quoted(cell: string): string {
  const safe = runs.test(cell) ? `'${cell}` : cell
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const errorLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`

export const errorHeader = (header: readonly string[]): string => errorLine(['line', 'column', 'reason', ...header])
export const errorRow = ({ line, column, reason, cells }: Problem): string =>
  errorLine([String(line), column, reason, ...cells])
