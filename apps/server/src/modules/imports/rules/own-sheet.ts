import { type CatalogueRow, shortSum } from '../own-marks'
import { trimmed } from './cells'
import type { Cells } from './columns'

const price = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))
const yes = (is: boolean): string => (is ? 'yes' : '')

/** The columns of our own sheet, in its order. What each holds is what the preset `cusp` reads. */
const written = {
  supplier: (row) => row.supplier,
  article_number: (row) => row.articleNumber,
  product_group: (row) => row.productKey,
  name_en: (row) => row.name.en,
  name_zh: (row) => row.name['zh-Hant'],
  standard_en: (row) => row.standard.en,
  standard_zh: (row) => row.standard['zh-Hant'],
  price_hkd: (row) => price(row.priceHkd),
  price_usd: (row) => price(row.priceUsd),
  on_inquiry: (row) => yes(row.isOnInquiry),
  discount_percent: (row) => String(row.discountPercent),
  stock: (row) => String(row.stock),
  step: (row) => String(row.step),
  limit: (row) => String(row.purchaseLimit),
  unit_en: (row) => row.unit.en,
  unit_zh: (row) => row.unit['zh-Hant'],
  container_quantity: (row) => String(row.containerQuantity),
  uniform_code: (row) => row.uniformCode,
  production_date: (row) => row.productionDate ?? '',
  expiry_date: (row) => row.expiryDate ?? '',
  brand: (row) => row.brand.en,
  brand_zh: (row) => row.brand['zh-Hant'],
  category_en: (row) => row.category.en,
  category_zh: (row) => row.category['zh-Hant'],
  parent_category_en: (row) => row.parentCategory?.en ?? '',
  parent_category_zh: (row) => row.parentCategory?.['zh-Hant'] ?? '',
  store: (row) => row.store.en || row.store['zh-Hant'],
  medicine: (row) => yes(row.isMedicine),
  producer: (row) => row.producer,
  ce_code: (row) => row.ceCode,
  fda_code: (row) => row.fdaCode,
  selling_point_en: (row) => row.sellingPoint.en,
  selling_point_zh: (row) => row.sellingPoint['zh-Hant'],
  details_en: (row) => row.detailHtml.en,
  details_zh: (row) => row.detailHtml['zh-Hant'],
} as const satisfies Readonly<Record<string, (row: CatalogueRow) => string>>

const names = Object.keys(written) as (keyof typeof written)[]

/** What only our own sheets have: the stock that the sheet began with, and a mark of the export and of the row's cells. */
export const stockBefore = 'stock_before'
export const rowMark = 'row_mark'

export const ownHeader: readonly string[] = [...names, stockBefore, rowMark]

const sumOf = (cell: (column: string) => string): string =>
  shortSum(names.map((name) => trimmed(cell(name).replaceAll('\r\n', '\n'))).join('\u001f'))

/** Whether nobody has edited a row since it was written. */
export const isUntouched = (cell: (column: string) => string): boolean => cell(rowMark).endsWith(`.${sumOf(cell)}`)

const runs = /^[=+\-@\t\r]/

/** In text a spreadsheet would run such a cell; the apostrophe comes off again when the sheet comes back. */
const guarded = (cell: string): string => (runs.test(cell) || /^'+[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)
const unguarded = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)
const isGuarded = (mark: string): boolean => mark.startsWith('csv')

/** The cells of a row as they were before they were written, however the sheet came back. */
export const opened = (row: Cells): Cells =>
  isGuarded(row.cell(rowMark)) ? { ...row, cell: (column) => unguarded(row.cell(column)) } : row

/** A variant as a row of our own sheet; `writing` names the export. */
export function ownRow(row: CatalogueRow, writing: string): string[] {
  const cells = new Map<string, string>(names.map((name) => [name, written[name](row)]))
  const shown = isGuarded(writing) ? [...cells.values()].map(guarded) : [...cells.values()]
  return [...shown, String(row.stock), `${writing}.${sumOf((name) => cells.get(name) ?? '')}`]
}
