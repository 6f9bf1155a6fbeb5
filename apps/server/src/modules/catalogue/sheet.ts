import type { LocalizedText } from '@cusp/kernel'
import type { ProductParameter } from './schema'

/** A variant with the product it belongs to, as a supplier's sheet tells it. */
export type GoodsRow = {
  readonly supplier: string
  readonly articleNumber: string
  /** Rows with the same key are variants of one product; its own fields come from the first of them. */
  readonly productKey: string
  readonly name: LocalizedText
  readonly sellingPoint: LocalizedText
  /** Sanitised. */
  readonly detailHtml: LocalizedText
  readonly brand: LocalizedText
  readonly category: LocalizedText
  readonly parentCategory: LocalizedText | null
  /** Empty: the shop's first store. */
  readonly store: string
  readonly producer: string
  readonly ceCode: string
  readonly fdaCode: string
  readonly parameters: readonly ProductParameter[]
  readonly isMedicine: boolean
  readonly standard: LocalizedText
  readonly unit: LocalizedText
  readonly uniformCode: string
  readonly containerQuantity: number
  readonly step: number
  readonly purchaseLimit: number
  readonly priceHkd: number | null
  readonly priceUsd: number | null
  readonly discountPercent: number
  readonly isOnInquiry: boolean
  /** Null: the sheet does not say. */
  readonly stock: number | null
  /** Pieces from which `stock` was edited: what is on hand changes by the difference. */
  readonly stockBefore?: number | null
  /** Which row of which of our own sheets this is. */
  readonly mark?: string
  readonly productionDate: string | null
  readonly expiryDate: string | null
  /** Its line in the sheet; variants are shown in this order. */
  readonly line: number
  /** False when an earlier row has already said what the product is. */
  readonly speaksForProduct: boolean
}

export type GoodsKept = {
  /** What became of each row, in the order given. */
  readonly outcomes: readonly ('created' | 'updated' | 'unchanged')[]
  readonly changedProductIds: readonly string[]
}
