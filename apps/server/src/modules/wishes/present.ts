import type { wishes } from '@cusp/contract'
import { inLanguage, type Language, type LocalizedText, type ProductId, type VariantId } from '@cusp/kernel'
import { availabilityOf } from './rules/availability'

type Seen = Pick<wishes.WishedGoods, 'price' | 'discountPrice' | 'discount' | 'articleNumber' | 'isMedicine'> & {
  readonly variantId: VariantId
  readonly productId: ProductId
  readonly name: LocalizedText
  readonly brandName: LocalizedText
  readonly standard: LocalizedText
  readonly unit: LocalizedText
  readonly picture: string
  readonly available: number
  readonly step: number
  readonly isOnShelf: boolean
  readonly isOnInquiry: boolean
  readonly isPreOrder: boolean
}

export const wishedGoods = (seen: Seen, since: Date, language: Language): wishes.WishedGoods => ({
  id: seen.variantId,
  searchProductId: seen.variantId,
  productId: seen.productId,
  name: inLanguage(seen.name, language),
  brandName: inLanguage(seen.brandName, language),
  standard: inLanguage(seen.standard, language),
  unit: inLanguage(seen.unit, language),
  articleNumber: seen.articleNumber,
  picturePath: seen.picture,
  price: seen.price,
  discountPrice: seen.discountPrice,
  discount: seen.discount,
  stock: seen.available,
  sellPartCount: seen.step,
  availability: availabilityOf(seen),
  isPreOrder: seen.isPreOrder && availabilityOf(seen) === 'soldOut',
  isMedicine: seen.isMedicine,
  since,
})
