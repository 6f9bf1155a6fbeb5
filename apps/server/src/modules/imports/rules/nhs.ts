import type { RowReader, SheetRow, SheetSettings, SheetText } from '../sheet'
import { BadCell, cut, requiredCell, textCell, trimmed } from './cells'
import { type Cells, columnsOf, readRow } from './columns'
import { familyCounter, familyName, numberCounter } from './families'

const required = ['vmp_name', 'amp_name', 'supplier_name', 'quantity', 'quantity_unit_of_measure', 'price_in_p']

const only = (en: string): SheetText => ({ en, 'zh-Hant': '' })
const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A short stable code for rows without any order number (FNV-1a). */
function codeOf(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36).toUpperCase().padStart(7, '0')
}

function pence(cell: string): number {
  const text = trimmed(cell)
  if (!/^\d{1,8}(?:\.\d+)?$/.test(text) || Number(text) <= 0)
    throw new BadCell('price_in_p', 'notInPence', { text: text.slice(0, 40) })
  return Number(text)
}

/**
 * NHS Drug Tariff Part IX rows. A supplier's article with the same beginning of its name is one product; size, colour and
 * pack make the variants. Prices are pence, turned into Hong Kong cents at the rate of the import.
 */
export function nhsReader(
  header: readonly string[],
  settings: Pick<SheetSettings, 'supplier' | 'hkdPerUnit'>,
): RowReader {
  const columns = columnsOf(header, required)
  const numberOf = numberCounter()
  const familyOf = familyCounter()

  const rowFrom = (line: number, cells: Cells): SheetRow => {
    const supplier = settings.supplier || requiredCell('supplier_name', cells.cell('supplier_name'), 120)
    const generic = requiredCell('vmp_name', cells.cell('vmp_name'), 330)
    const article = textCell('amp_name', cells.cell('amp_name'), 330) || generic
    const quantity = trimmed(cells.cell('quantity')).replace(/\.0+$/, '')
    const unit = textCell('quantity_unit_of_measure', cells.cell('quantity_unit_of_measure'), 40) || 'piece'
    const colour = textCell('colour', cells.cell('colour'), 80)
    const size = textCell('size_or_weight', cells.cell('size_or_weight'), 120)
    const gtin = textCell('gtin', cells.cell('gtin'), 40)
    const code = codeOf([generic, article, quantity, unit, colour, size, cells.cell('bnf_code')].join('|'))
    const order = textCell('product_order_number', cells.cell('product_order_number'), 60)
    const pack = textCell('pack_order_number', cells.cell('pack_order_number'), 60)
    const priceHkd = Math.round(pence(cells.cell('price_in_p')) * settings.hkdPerUnit)
    if (priceHkd < 1 || priceHkd >= 100_000_000) throw new BadCell('price_in_p', 'noPriceOfOurs')
    const family = familyName(article)
    const rest = family ? article.slice(article.indexOf(family) + family.length).replace(/^[\s\-:.,]+/, '') : ''
    return {
      line,
      supplier,
      articleNumber: numberOf(supplier, order || pack || gtin || `DT-${code}`, gtin || code),
      productKey: familyOf(`nhs|${supplier}|${unit}|${family ?? article}`.toLowerCase()),
      name: only(family ?? article),
      sellingPoint: only(cut(generic, 400)),
      detailHtml: only(''),
      brand: only(cut(article.split(/[\s/]/)[0] || supplier, 80)),
      category: only(titled(unit)),
      parentCategory: { en: 'Clinic consumables', 'zh-Hant': '診所耗材' },
      store: '',
      producer: supplier,
      ceCode: '',
      fdaCode: '',
      parameters: [],
      isMedicine: false,
      standard: only(cut([rest, size, colour, `${quantity} ${unit}`].filter((part) => part !== '').join(', '), 200)),
      unit: { en: 'Pack', 'zh-Hant': '包' },
      uniformCode: gtin,
      containerQuantity: Math.min(1_000_000, Math.max(1, Math.round(Number(quantity) || 1))),
      step: 1,
      purchaseLimit: 0,
      priceHkd,
      priceUsd: null,
      discountPercent: 0,
      isOnInquiry: false,
      stock: null,
      productionDate: null,
      expiryDate: null,
    }
  }

  return {
    absent: [
      'ceCode',
      'fdaCode',
      'detailHtml',
      'parameters',
      'store',
      'isMedicine',
      'step',
      'purchaseLimit',
      'priceUsd',
      'discountPercent',
      'productionDate',
      'expiryDate',
    ],
    read: (line, cells) => readRow(line, cells, header.length, () => rowFrom(line, columns.of(cells))),
  }
}
