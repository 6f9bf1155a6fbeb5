export type {
  ExpressMethod,
  PreOrderOffer,
  PurchaseLine,
  SearchableProduct,
  SeenVariant,
  SellableVariant,
  StockLine,
  Viewing,
} from './catalogue'
export { keepGoods } from './keep-goods'
export { keepNewCustomerOffers } from './new-customer-offers'
export {
  asNewCustomer,
  awaitedVariants,
  cardsFor,
  catalogueNames,
  consumeStock,
  countPurchases,
  countSoldOut,
  couponsShown,
  expressMethods,
  floors,
  isNewCustomer,
  keepPromises,
  listedPlaces,
  listedProducts,
  listedSpans,
  priceTextFor,
  promiseStock,
  receiveStock,
  recommended,
  releaseStock,
  reserveStock,
  searchableProducts,
  seenVariants,
  sellableVariants,
  uncountPurchases,
  usualHkdPerUsd,
  variantsToGive,
  withdrawPromises,
} from './operations'
export { usualPriceText } from './rules/price-text'
export type { GoodsKept, GoodsRow } from './sheet'
export {
  type CatalogueFilter,
  type CatalogueRow,
  catalogueRows,
  countCatalogueRows,
  nameForSheets,
} from './store/sheet-export'
