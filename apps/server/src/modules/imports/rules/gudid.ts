import type { RowReader, SheetRow, SheetSettings, SheetText } from '../sheet'
import { cut, escaped, requiredCell, textCell, wholeCell } from './cells'
import { type Cells, columnsOf, readRow } from './columns'
import { familyCounter, familyName, numberCounter } from './families'

const required = [
  'primaryDi',
  'brandName',
  'versionModelNumber',
  'companyName',
  'deviceDescription',
  'fdaProductCodes',
  'fdaProductCodeNames',
]

const only = (en: string): SheetText => ({ en, 'zh-Hant': '' })
const facts: readonly (readonly [string, SheetText])[] = [
  ['rx', { en: 'Prescription use', 'zh-Hant': '須由專業人員使用' }],
  ['singleUse', { en: 'Single use', 'zh-Hant': '一次性使用' }],
  ['deviceSterile', { en: 'Sterile', 'zh-Hant': '已滅菌' }],
  ['sterilizationPriorToUse', { en: 'Sterilise before use', 'zh-Hant': '使用前須滅菌' }],
  ['labeledContainsNRL', { en: 'Contains natural rubber latex', 'zh-Hant': '含天然乳膠' }],
]

/** FDA names come in capitals or not: `TRAY, IMPRESSION` is `Tray, impression`. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
const first = (list: string): string => list.split(';')[0] ?? ''

/**
 * AccessGUDID device rows. One family (company, brand, FDA code, beginning of the description) is one product, its rows are
 * the variants; there are no prices, so all are on inquiry. A catalogue number that a company uses twice gets the device
 * identifier behind it.
 */
export function gudidReader(header: readonly string[], settings: Pick<SheetSettings, 'supplier'>): RowReader {
  const columns = columnsOf(header, required)
  const numberOf = numberCounter()
  const familyOf = familyCounter()

  const rowFrom = (line: number, cells: Cells): SheetRow => {
    const company = requiredCell('companyName', cells.cell('companyName'), 120)
    const supplier = settings.supplier || company
    const brand = requiredCell('brandName', cells.cell('brandName'), 80)
    const identifier = requiredCell('primaryDi', cells.cell('primaryDi'), 40)
    const model = requiredCell('versionModelNumber', cells.cell('versionModelNumber'), 60)
    const description = textCell('deviceDescription', cells.cell('deviceDescription'), 10_000)
    const code = first(requiredCell('fdaProductCodes', cells.cell('fdaProductCodes'), 80))
    const codeName = sentence(first(textCell('fdaProductCodeNames', cells.cell('fdaProductCodeNames'), 1_000)) || code)
    const catalogueNumber = textCell('catalogNumber', cells.cell('catalogNumber'), 60) || model
    const count = wholeCell('deviceCount', cells.cell('deviceCount'), 0, 1_000_000, 1)
    const family = familyName(description)
    const articleNumber = numberOf(supplier, catalogueNumber, identifier)
    const sizes = textCell('sizes', cells.cell('sizes'), 1_000)
    return {
      line,
      supplier,
      articleNumber,
      productKey: family
        ? familyOf(`gudid|${company}|${brand}|${code}|${family}`.toLowerCase())
        : `gudid|${company}|${articleNumber}`.toLowerCase(),
      name: only(cut(family ?? (description || `${brand} ${codeName} ${model}`), 330)),
      sellingPoint: only(''),
      detailHtml: only(description === '' ? '' : `<p>${escaped(description)}</p>`),
      brand: only(brand),
      category: only(cut(codeName, 80)),
      parentCategory: { en: 'Dental devices', 'zh-Hant': '牙科器械' },
      store: '',
      producer: company,
      ceCode: '',
      fdaCode: code,
      parameters: facts.flatMap(([column, name]) =>
        cells.cell(column) === 'true' ? [{ name, value: { en: 'Yes', 'zh-Hant': '是' } }] : [],
      ),
      isMedicine: false,
      standard: only(cut(sizes || description || model, 200)),
      unit: count > 1 ? { en: 'Pack', 'zh-Hant': '包' } : { en: 'Piece', 'zh-Hant': '件' },
      uniformCode: identifier,
      containerQuantity: Math.max(1, count),
      step: 1,
      purchaseLimit: 0,
      priceHkd: null,
      priceUsd: null,
      discountPercent: 0,
      isOnInquiry: true,
      stock: null,
      productionDate: null,
      expiryDate: null,
    }
  }

  return {
    // Prices given by hand later are not taken away by the next release of the list.
    absent: [
      'ceCode',
      'sellingPoint',
      'store',
      'isMedicine',
      'step',
      'purchaseLimit',
      'priceHkd',
      'priceUsd',
      'discountPercent',
      'isOnInquiry',
      'productionDate',
      'expiryDate',
    ],
    read: (line, cells) => readRow(line, cells, header.length, () => rowFrom(line, columns.of(cells))),
  }
}
