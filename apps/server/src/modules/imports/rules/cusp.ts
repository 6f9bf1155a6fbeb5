import type { RowReader, SheetRow, SheetSettings, SheetText } from '../sheet'
import { BadCell, dayCell, priceCell, requiredCell, textCell, wholeCell, yesNoCell } from './cells'
import { type Cells, columnsOf, readRow } from './columns'
import { isUntouched, opened, rowMark, stockBefore } from './own-sheet'

const optional: Readonly<Record<string, readonly (keyof SheetRow)[]>> = {
  selling_point_en: ['sellingPoint'],
  details_en: ['detailHtml'],
  producer: ['producer'],
  ce_code: ['ceCode'],
  fda_code: ['fdaCode'],
  medicine: ['isMedicine'],
  store: ['store'],
  standard_en: ['standard'],
  unit_en: ['unit'],
  uniform_code: ['uniformCode'],
  container_quantity: ['containerQuantity'],
  step: ['step'],
  limit: ['purchaseLimit'],
  discount_percent: ['discountPercent'],
  production_date: ['productionDate'],
  expiry_date: ['expiryDate'],
}

/** On inquiry and prices exclude each other, so a sheet that speaks of the first speaks of the others too. */
function absentPrices(has: (column: string) => boolean): (keyof SheetRow)[] {
  if (has('on_inquiry')) return []
  const hkd = has('price_hkd')
  const usd = has('price_usd')
  return [
    ...(hkd ? [] : (['priceHkd'] as const)),
    ...(usd ? [] : (['priceUsd'] as const)),
    ...(hkd || usd ? [] : (['isOnInquiry'] as const)),
  ]
}

const required = ['article_number', 'name_en', 'brand', 'category_en']

const both = (row: Cells, column: string, atMost: number): SheetText => ({
  en: textCell(`${column}_en`, row.cell(`${column}_en`), atMost),
  'zh-Hant': textCell(`${column}_zh`, row.cell(`${column}_zh`), atMost),
})

const stockCell = (column: string, cells: Cells): number | null =>
  cells.cell(column) === '' ? null : wholeCell(column, cells.cell(column), 0, 1_000_000, 0)

/** The shop's own sheet; its columns are listed in the module's README. */
export function cuspReader(header: readonly string[], settings: Pick<SheetSettings, 'supplier'>): RowReader {
  const columns = columnsOf(header, settings.supplier === '' ? ['supplier', ...required] : required)
  const isOwn = columns.has(rowMark)
  const seen = new Map<string, number>()

  const rowFrom = (line: number, cells: Cells): SheetRow => {
    const supplier = isOwn
      ? textCell('supplier', cells.cell('supplier'), 120)
      : settings.supplier || requiredCell('supplier', cells.cell('supplier'), 120)
    const articleNumber = requiredCell('article_number', cells.cell('article_number'), 80)
    const before = seen.get(`${supplier}\n${articleNumber}`)
    if (before !== undefined) throw new BadCell('article_number', 'twice', { line: before, text: articleNumber })
    const isOnInquiry = yesNoCell('on_inquiry', cells.cell('on_inquiry'))
    const parentCategory = both(cells, 'parent_category', 80)
    const name = both(cells, 'name', 330)
    if (name.en === '' && name['zh-Hant'] === '') throw new BadCell('name_en', 'empty')
    const row: SheetRow = {
      line,
      supplier,
      articleNumber,
      productKey: textCell('product_group', cells.cell('product_group'), 200) || articleNumber,
      name,
      sellingPoint: both(cells, 'selling_point', 400),
      detailHtml: both(cells, 'details', 60_000),
      brand: {
        en: requiredCell('brand', cells.cell('brand'), 80),
        'zh-Hant': textCell('brand_zh', cells.cell('brand_zh'), 80),
      },
      category: {
        en: requiredCell('category_en', cells.cell('category_en'), 80),
        'zh-Hant': textCell('category_zh', cells.cell('category_zh'), 80),
      },
      parentCategory: parentCategory.en === '' ? null : parentCategory,
      store: textCell('store', cells.cell('store'), 80),
      producer: textCell('producer', cells.cell('producer'), 200),
      ceCode: textCell('ce_code', cells.cell('ce_code'), 80),
      fdaCode: textCell('fda_code', cells.cell('fda_code'), 80),
      parameters: [],
      isMedicine: yesNoCell('medicine', cells.cell('medicine')),
      standard: both(cells, 'standard', 200),
      unit: both(cells, 'unit', 40),
      uniformCode: textCell('uniform_code', cells.cell('uniform_code'), 40),
      containerQuantity: wholeCell('container_quantity', cells.cell('container_quantity'), 1, 1_000_000, 1),
      step: wholeCell('step', cells.cell('step'), 1, 10_000, 1),
      purchaseLimit: wholeCell('limit', cells.cell('limit'), 0, 1_000_000, 0),
      priceHkd: isOnInquiry ? null : priceCell('price_hkd', cells.cell('price_hkd')),
      priceUsd: isOnInquiry ? null : priceCell('price_usd', cells.cell('price_usd')),
      discountPercent: isOnInquiry ? 0 : wholeCell('discount_percent', cells.cell('discount_percent'), 0, 99, 0),
      isOnInquiry,
      stock: stockCell('stock', cells),
      ...(isOwn
        ? { stockBefore: stockCell(stockBefore, cells), mark: textCell(rowMark, cells.cell(rowMark), 40) }
        : {}),
      productionDate: dayCell('production_date', cells.cell('production_date')),
      expiryDate: dayCell('expiry_date', cells.cell('expiry_date')),
    }
    seen.set(`${supplier}\n${articleNumber}`, line)
    return row
  }

  return {
    absent: [
      'parameters',
      ...absentPrices(columns.has),
      ...Object.entries(optional).flatMap(([column, fields]) => (columns.has(column) ? [] : fields)),
    ],
    read(line, cells) {
      if (!isOwn) return readRow(line, cells, header.length, () => rowFrom(line, columns.of(cells)))
      const open = opened(columns.of(cells))
      if (isUntouched(open.cell)) return { untouched: true }
      return readRow(line, cells, header.length, () => rowFrom(line, open))
    },
  }
}
