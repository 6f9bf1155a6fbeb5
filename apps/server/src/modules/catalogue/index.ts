export type { ExpressMethod, PurchaseLine, SearchableProduct, SellableVariant, StockLine, Viewing } from './catalogue'
export { keepGoods } from './keep-goods'
export {
  cardsFor,
  catalogueNames,
  consumeStock,
  countPurchases,
  countSoldOut,
  expressMethods,
  floors,
  priceTextFor,
  recommended,
  releaseStock,
  reserveStock,
  searchableProducts,
  sellableVariants,
  uncountPurchases,
  usualHkdPerUsd,
} from './operations'
export { usualPriceText } from './rules/price-text'
export type { GoodsKept, GoodsRow } from './sheet'
