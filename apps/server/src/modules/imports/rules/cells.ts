import { type ReasonName, reason, type Values } from './reasons'

/** Surrounding plain blanks go; everything inside stays as it was typed, non-breaking spaces and line breaks included. */
export const trimmed = (cell: string): string => cell.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '')

export class BadCell extends Error {
  constructor(
    readonly column: string,
    name: ReasonName,
    values: Values = {},
  ) {
    super(reason(name, values))
  }
}

export function textCell(column: string, cell: string, atMost: number): string {
  const text = trimmed(cell)
  if (text.includes('\u0000')) throw new BadCell(column, 'hasNul')
  if (text.length > atMost) throw new BadCell(column, 'tooLong', { most: atMost, length: text.length })
  return text
}

export function requiredCell(column: string, cell: string, atMost: number): string {
  const text = textCell(column, cell, atMost)
  if (text === '') throw new BadCell(column, 'empty')
  return text
}

export function wholeCell(column: string, cell: string, from: number, to: number, when: number): number {
  const text = trimmed(cell)
  if (text === '') return when
  const plain = text.replace(/\.0+$/, '')
  if (!/^\d{1,10}$/.test(plain) || Number(plain) < from || Number(plain) > to) {
    throw new BadCell(column, 'notWhole', { from, to, text: text.slice(0, 40) })
  }
  return Number(plain)
}

/** Cents from `12`, `12.5` or `1,234.50`; null when empty. One million means "on inquiry" on the wire, so no price reaches it. */
export function priceCell(column: string, cell: string): number | null {
  const text = trimmed(cell)
  if (text === '') return null
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text
  const cents = /^\d{1,7}(?:\.\d{1,2}0*)?$/.test(plain) ? Math.round(Number(plain) * 100) : 0
  if (cents <= 0 || cents >= 100_000_000) {
    throw new BadCell(column, 'notAPrice', { text: text.slice(0, 40) })
  }
  return cents
}

const yes = new Set(['yes', 'y', 'true', '1', '是'])
const no = new Set(['', 'no', 'n', 'false', '0', '否'])

export function yesNoCell(column: string, cell: string): boolean {
  const text = trimmed(cell).toLowerCase()
  if (yes.has(text)) return true
  if (no.has(text)) return false
  throw new BadCell(column, 'notYesNorNo', { text: text.slice(0, 40) })
}

export function dayCell(column: string, cell: string): string | null {
  const text = trimmed(cell)
  if (text === '') return null
  const [, year, month, day] = text.match(/^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]00:00:00.*)?$/) ?? []
  const made = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (Number.isNaN(made.getTime()) || made.getUTCMonth() !== Number(month) - 1) {
    throw new BadCell(column, 'notADay', { text: text.slice(0, 40) })
  }
  return made.toISOString().slice(0, 10)
}

/** Cuts a text at a blank, so that it has at most this many characters. */
export function cut(text: string, atMost: number): string {
  if (text.length <= atMost) return text
  const head = text.slice(0, atMost - 1)
  return `${head.replace(/\s+\S*$/, '') || head}…`
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A heading as it is compared: lower case, blanks and hyphens as underscores. */
export const headingKey = (heading: string): string =>
  trimmed(heading.replace(/^\uFEFF/, ''))
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
