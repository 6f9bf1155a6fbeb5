import type { ImportPreset } from './presets'

/** One text in the languages that a sheet may give. */
export type SheetText = { readonly en: string; readonly 'zh-Hant': string }

/** What one good row of a sheet says: a variant, and the product it belongs to. */
export type SheetRow = {
  readonly line: number
  readonly supplier: string
  readonly articleNumber: string
  /** Rows with the same key are variants of one product; its own fields come from the first of them. */
  readonly productKey: string
  readonly name: SheetText
  readonly sellingPoint: SheetText
  /** Not sanitised yet. */
  readonly detailHtml: SheetText
  readonly brand: SheetText
  readonly category: SheetText
  readonly parentCategory: SheetText | null
  /** Empty: the shop's first store. */
  readonly store: string
  readonly producer: string
  readonly ceCode: string
  readonly fdaCode: string
  readonly parameters: readonly { readonly name: SheetText; readonly value: SheetText }[]
  readonly isMedicine: boolean
  readonly standard: SheetText
  readonly unit: SheetText
  readonly uniformCode: string
  readonly containerQuantity: number
  readonly step: number
  readonly purchaseLimit: number
  /** Cents. */
  readonly priceHkd: number | null
  readonly priceUsd: number | null
  readonly discountPercent: number
  readonly isOnInquiry: boolean
  /** Null: the sheet does not say. */
  readonly stock: number | null
  /** Pieces that the sheet began with: `stock` is then told as a difference to these. Null: it is told as it is. */
  readonly stockBefore?: number | null
  /** Which row of which of our own sheets this is. */
  readonly mark?: string
  readonly productionDate: string | null
  readonly expiryDate: string | null
}

/** Fields that a sheet has no column for; what the catalogue holds of them stays. */
export type Absent = readonly (keyof SheetRow)[]

export type Problem = {
  readonly line: number
  readonly column: string
  readonly reason: string
  readonly cells: readonly string[]
}

/** `untouched`: a row of our own sheet that nobody has edited, which changes nothing whatever has happened since. */
export type ReadRow =
  | { readonly row: SheetRow }
  | { readonly problems: readonly Problem[] }
  | { readonly untouched: true }

/** Reads a sheet's rows in their order; remembers what it has seen, so it belongs to one reading. */
export type RowReader = { readonly absent: Absent; read(line: number, cells: readonly string[]): ReadRow }

export type SheetSettings = {
  readonly preset: ImportPreset
  /** Stands for the supplier of every row; empty when the sheet names them. */
  readonly supplier: string
  /** Hong Kong dollars for one unit of the sheet's currency, where the preset converts. */
  readonly hkdPerUnit: number
}

/** The sheet as a whole cannot be read; the message is for the person who sent it. */
export class SheetNotUnderstood extends Error {
  override readonly name = 'SheetNotUnderstood'
}
