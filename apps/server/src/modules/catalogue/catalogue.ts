import type { Price } from '@cusp/contract'
import type { Currency, Language, LocalizedText, Minor, ProductId, StoreId, VariantId } from '@cusp/kernel'
import type { Audience } from '../../platform/actor'
import type { Reader } from '../../platform/database'
import type { Gift, Offer, ProductDocument, ProductParameter, ProductVideo } from './schema'

/** The part of a call that decides what a list of products shows. */
export type Viewing = {
  readonly read: Reader
  readonly currency: Currency
  readonly language: Language
  readonly audience: Audience
  readonly now: Date
}

/** What a variant says of its price, in cents per currency. */
export type PriceTag = {
  readonly priceHkd: number | null
  readonly priceUsd: number | null
  readonly discountPercent: number
  readonly isOnInquiry: boolean
  /** The promotions that there are or will be; absent means none. */
  readonly offers?: readonly Offer[]
}

export type ShownTag = {
  readonly type: string
  readonly title: LocalizedText
  /** Only for those who see prices. */
  readonly isAboutPrice: boolean
}

export type CardVariant = {
  readonly id: VariantId
  readonly priceHkd: number | null
  readonly priceUsd: number | null
  readonly discountPercent: number
  readonly isOnInquiry: boolean
  readonly offers?: readonly Offer[]
  /** Pieces that can be sold. */
  readonly available: number
  readonly step: number
  readonly picture: string
}

export type CardProduct = {
  readonly id: ProductId
  readonly name: LocalizedText
  readonly brandName: LocalizedText
  readonly picture: string
  readonly isMedicine: boolean
  /** A variant may be pre-ordered while there is none of it. */
  readonly isPreOrder: boolean
  readonly tags: readonly ShownTag[]
  readonly variants: readonly CardVariant[]
}

/** What a variant says of pre-orders. */
export type PreOrderTerms = {
  readonly isPreOrder: boolean
  readonly preOrderExpected: string | null
  readonly preOrderPercent: number
}

export type BundlePart = {
  readonly variantId: string
  readonly name: LocalizedText
  readonly standard: LocalizedText
  readonly picture: string
  readonly quantity: number
}

/** How a promotion looks on its product's page. */
export type PromotionLook = {
  readonly id: string
  /** The activity of the new-customer zone that it belongs to; null for what is everybody's. */
  readonly activity: number | null
  readonly picture: string
  readonly textColor: string
  readonly showsPriceBackground: boolean
  readonly countsDown: boolean
  /** Milliseconds. */
  readonly from: number
  readonly until: number
}

/** Offered while there is none of a variant. */
export type PreOrderOffer = {
  readonly expectedOn: string | null
  readonly depositPercent: number
  /** Pieces that may still be pre-ordered. */
  readonly most: number
}

export type PageVariant = CardVariant &
  PreOrderTerms & {
    readonly standard: LocalizedText
    readonly unit: LocalizedText
    readonly articleNumber: string
    readonly uniformCode: string
    readonly containerQuantity: number
    readonly purchaseLimit: number
    readonly productionDate: string | null
    readonly expiryDate: string | null
    readonly pictures: readonly string[]
    readonly gifts: readonly Gift[]
  }

/** Everything of a product's page that does not change by the minute. */
export type ProductPage = {
  readonly id: ProductId
  readonly name: LocalizedText
  readonly sellingPoint: LocalizedText
  readonly detailHtml: LocalizedText
  readonly brandId: string
  readonly brandName: LocalizedText
  readonly categoryId: string
  readonly categoryName: LocalizedText
  readonly parentCategoryId: string | null
  readonly parentCategoryName: LocalizedText | null
  readonly storeName: LocalizedText
  readonly producer: string
  readonly ceCode: string
  readonly fdaCode: string
  readonly parameters: readonly ProductParameter[]
  readonly tags: readonly ShownTag[]
  readonly pictures: readonly string[]
  readonly documents: readonly ProductDocument[]
  readonly video: ProductVideo | null
  readonly bundle: readonly BundlePart[]
  /** Those that have not ended when the page was read. */
  readonly promotions: readonly PromotionLook[]
  readonly picture: string
  readonly isMedicine: boolean
  readonly variants: readonly PageVariant[]
}

/** What changes by the minute, per variant. */
export type VariantNow = {
  readonly id: VariantId
  readonly available: number
  /** Pieces that may still be promised to pre-orders. */
  readonly preOrderLeft: number
  /** Pieces in the asker's cart. */
  readonly inCart: number
  /** Whether the asker keeps it as a favourite, and waits for its return. */
  readonly isCollected: boolean
  readonly isStockRegistered: boolean
  /** Since when the asker's clinic waits for an answer on its price. */
  readonly priceAskedAt: string | null
  /** Pieces in the asker's clinic's live orders. */
  readonly bought: number
  /** The same within promotions, by their ids. */
  readonly boughtInPromotions: Readonly<Record<string, number>>
}

/** All that a cart or an order needs to know of a variant. */
export type SellableVariant = {
  readonly variantId: VariantId
  readonly productId: ProductId
  readonly name: LocalizedText
  readonly brandName: LocalizedText
  readonly standard: LocalizedText
  readonly unit: LocalizedText
  readonly articleNumber: string
  readonly picture: string
  readonly isMedicine: boolean
  readonly storeId: StoreId
  readonly storeName: LocalizedText
  readonly step: number
  /** The promotion that is on: orders count towards its limit. */
  readonly promotionId: string | null
  /** Pieces a clinic may have in live orders, within the promotion if it is that which limits; 0 means no limit. */
  readonly purchaseLimit: number
  /** Pieces the clinic asked about may still buy; null means no limit. */
  readonly allowance: number | null
  /** Cents of the currency asked for; null when on inquiry. */
  readonly listPrice: Minor | null
  /** After the product's own discount; null when on inquiry. */
  readonly unitPrice: Minor | null
  readonly discountPercent: number
  /** Whether the rate of exchange made the price. */
  readonly isConverted: boolean
  /** Pieces that can be sold now. */
  readonly available: number
  /** Whether both the product and the variant are on the shelf. */
  readonly isOnShelf: boolean
  readonly isOnInquiry: boolean
  readonly containerQuantity: number
  readonly uniformCode: string
  readonly productionDate: string | null
  readonly expiryDate: string | null
  /** Null where it cannot be pre-ordered now. */
  readonly preOrder: PreOrderOffer | null
}

/** A variant as a list of single variants shows it, its price as this viewer may see it. */
export type SeenVariant = Omit<
  SellableVariant,
  'listPrice' | 'unitPrice' | 'isConverted' | 'discountPercent' | 'preOrder' | 'promotionId'
> & {
  readonly price: Price
  readonly discountPrice: Price
  /** `15% off`; empty without a discount or for those who see no prices. */
  readonly discount: string
  /** There is none of it now, and it may be pre-ordered. */
  readonly isPreOrder: boolean
}

export type StockLine = {
  readonly orderLineId: string
  readonly variantId: string
  readonly quantity: number
}

export type PurchaseLine = {
  readonly variantId: string
  readonly quantity: number
  readonly promotionId?: string | null
}

export type ExpressMethod = {
  readonly id: string
  readonly storeId: StoreId
  readonly storeName: LocalizedText
  readonly name: LocalizedText
  readonly isDefault: boolean
  /** Cents. */
  readonly freightHkd: Minor
  readonly freightUsd: Minor
  /** Goods of the store from which freight is free, in cents; null when it never is. */
  readonly freeFromHkd: Minor | null
  readonly freeFromUsd: Minor | null
}

/** What a product on the shelf is found and sorted by. */
export type SearchableProduct = {
  readonly id: ProductId
  readonly name: LocalizedText
  readonly sellingPoint: LocalizedText
  readonly producer: string
  readonly brandId: string
  readonly brandName: LocalizedText
  readonly categoryId: string
  readonly categoryName: LocalizedText
  readonly parentCategoryId: string | null
  readonly parentCategoryName: LocalizedText | null
  readonly articleNumbers: readonly string[]
  readonly standards: readonly LocalizedText[]
  /** Cents after the discount of the cheapest variant; null when all are on inquiry. */
  readonly lowestPrice: Readonly<Record<Currency, number | null>>
  readonly sales: number
  readonly listedAt: Date
}
