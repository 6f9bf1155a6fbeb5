import type { LocalizedText } from '@cusp/kernel'
import type { Gift, ProductDocument, ProductParameter, ProductVideo } from './schema'

/** A product's own fields as operators edit them. */
export type ProductFields = {
  readonly name: LocalizedText
  readonly sellingPoint: LocalizedText
  readonly detailHtml: LocalizedText
  readonly brandId: string
  readonly categoryId: string
  readonly storeId: string
  readonly producer: string
  readonly ceCode: string
  readonly fdaCode: string
  readonly isMedicine: boolean
  readonly isOnShelf: boolean
  readonly parameters: readonly ProductParameter[]
  readonly documents: readonly ProductDocument[]
  readonly video: ProductVideo | null
  readonly tags: readonly string[]
  /** All pictures, the main one first. */
  readonly pictures: readonly string[]
}

export type VariantFound = {
  readonly variantId: string
  readonly productId: string
  readonly name: LocalizedText
  readonly standard: LocalizedText
  readonly articleNumber: string
  readonly picture: string
  readonly isOnShelf: boolean
}

export type BundleLine = { readonly variantId: string; readonly quantity: number }

/** A product as the tables have it: the main picture apart. */
export type WholeProduct = ProductFields & {
  readonly id: string
  readonly supplier: string
  readonly version: number
  readonly picture: string
  readonly bundle: readonly (VariantFound & BundleLine)[]
}

export type VariantFields = {
  readonly articleNumber: string
  readonly standard: LocalizedText
  readonly unit: LocalizedText
  readonly uniformCode: string
  readonly containerQuantity: number
  readonly step: number
  readonly purchaseLimit: number
  readonly isOnShelf: boolean
  readonly productionDate: string | null
  readonly expiryDate: string | null
  readonly pictures: readonly string[]
  readonly gifts: readonly Gift[]
}

export type WholeVariant = VariantFields & {
  readonly id: string
  readonly version: number
  readonly picture: string
  readonly priceHkd: number | null
  readonly priceUsd: number | null
  readonly discountPercent: number
  readonly isOnInquiry: boolean
  readonly onHand: number
  readonly reserved: number
  readonly isPreOrder: boolean
  readonly preOrderExpected: string | null
  readonly preOrderPercent: number
  readonly preOrderMost: number
  readonly awaited: number
}

/** Cents. */
export type PromotionPrice = {
  readonly variantId: string
  readonly priceHkd: number
  readonly priceUsd: number | null
}

export type PromotionFields = {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly purchaseLimit: number
  readonly picturePath: string
  readonly textColor: string
  readonly showsPriceBackground: boolean
  readonly countsDown: boolean
  readonly prices: readonly PromotionPrice[]
}

export type StoredPromotion = Omit<PromotionFields, 'startsAt' | 'endsAt'> & {
  readonly id: string
  readonly version: number
  readonly startsAt: string
  readonly endsAt: string
}

export type GoodsFileKind = 'picture' | 'document' | 'video'
