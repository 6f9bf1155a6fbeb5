import { inLanguage, type Language, type LocalizedText } from '@cusp/kernel'
import type { Problem } from '../sheet'
import { reasonIn } from './reasons'

/** Spreadsheets run cells that begin like this as formulas; in this report alone such a cell gets an apostrophe in front. */
const runs = /^[=+\-@\t\r]/

function quoted(cell: string): string {
  const safe = runs.test(cell) ? `'${cell}` : cell
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const errorLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`

const added: Readonly<Record<'line' | 'column' | 'reason', LocalizedText>> = {
  line: { en: 'line', 'zh-Hant': '行' },
  column: { en: 'column', 'zh-Hant': '欄' },
  reason: { en: 'reason', 'zh-Hant': '原因' },
}

export const errorHeader = (header: readonly string[], language: Language): string =>
  errorLine([...Object.values(added).map((word) => inLanguage(word, language)), ...header])
export const errorRow = ({ line, column, reason, cells }: Problem, language: Language): string =>
  errorLine([String(line), column, reasonIn(language, reason), ...cells])
