import type { catalogue, coupons } from '@cusp/contract'
import { type Currency, idFrom, type Language } from '@cusp/kernel'
import { type Audience, seesPrices } from '../../platform/actor'
import type { Reader, Writer } from '../../platform/database'
import { allCoupons } from '../coupons'
import type {
  ExpressMethod,
  PurchaseLine,
  SearchableProduct,
  SeenVariant,
  SellableVariant,
  StockLine,
  Viewing,
} from './catalogue'
import { productCard } from './present'
import { allowanceOf } from './rules/allowance'
import { preOrderOffer } from './rules/pre-order'
import { asNewCustomer, lowestPrice, offerAt, pricedIn, usualHkdPerUsd } from './rules/price'
import { priceText } from './rules/price-text'
import { couponsFor, discountLabel, priceFor } from './rules/price-visibility'
import type { Offer } from './schema'
import { type AwaitedRow, findAwaited, findToGive } from './store/awaited'
import { type BrandRow, type CategoryRow, findBrands, findCategories, findWords } from './store/browse'
import { findCards } from './store/cards'
import { findListed, findListedBrands, findListedCategories, findSpans, findStart, type Listed } from './store/listed'
import { hasCompletedOrder } from './store/new-customer'
import * as promotionPurchases from './store/promotion-purchases'
import * as purchases from './store/purchases'
import { findSearchable } from './store/searchable'
import { findExpressMethods, findSellable } from './store/sellable'
import { type Floor, findFloors, findRecommended } from './store/showcase'
import * as stock from './store/stock'

export { asNewCustomer, usualHkdPerUsd }

/** Products as cards for this viewer, in the order asked for; what is gone or off the shelf is left out. */
export async function cardsFor(viewing: Viewing, productIds: readonly string[]): Promise<catalogue.ProductCard[]> {
  if (productIds.length === 0) return []
  const { products, hkdPerUsd } = await findCards(viewing.read, productIds)
  const viewer = { ...viewing, hkdPerUsd: hkdPerUsd ?? usualHkdPerUsd, at: viewing.now.getTime() }
  return products.map((product) => productCard(product, viewer))
}

/**
 * Variants as a cart or an order needs them at a moment, unknown ids left out. With a clinic, `allowance` counts what it
 * has bought; for what is bought from the new-customer zone, prices and limits are those of its offers.
 */
export async function sellableVariants(
  read: Reader,
  variantIds: readonly string[],
  currency: Currency,
  now: Date,
  clinicId: string | null = null,
  isForNewCustomers = false,
): Promise<SellableVariant[]> {
  if (variantIds.length === 0) return []
  const rows = await findSellable(read, variantIds, clinicId)
  const at = now.getTime()
  return rows.map(
    ({
      id,
      bought,
      boughtInPromotions,
      offers: kept,
      priceHkd,
      priceUsd,
      hkdPerUsd,
      isPreOrder,
      preOrderExpected,
      preOrderPercent,
      preOrderLeft,
      ...row
    }) => {
      const offers = isForNewCustomers ? asNewCustomer(kept) : kept
      const tag = { priceHkd, priceUsd, offers, discountPercent: row.discountPercent, isOnInquiry: row.isOnInquiry }
      const priced = pricedIn(tag, currency, hkdPerUsd ?? usualHkdPerUsd, at)
      const { limit, left } = allowanceOf(
        { purchaseLimit: row.purchaseLimit, offers },
        { bought, boughtInPromotions },
        at,
      )
      return {
        ...row,
        variantId: idFrom<'Variant'>(id),
        productId: idFrom<'Product'>(row.productId),
        storeId: idFrom<'Store'>(row.storeId),
        promotionId: offerAt(offers, at)?.id ?? null,
        purchaseLimit: limit,
        allowance: left,
        discountPercent: priced?.discountPercent ?? 0,
        listPrice: priced?.list ?? null,
        unitPrice: priced?.now ?? null,
        isConverted: priced?.isConverted ?? false,
        isOnInquiry: priced === undefined,
        preOrder: preOrderOffer({
          isPreOrder,
          preOrderExpected,
          preOrderPercent,
          preOrderLeft,
          isOnInquiry: priced === undefined,
          step: row.step,
          available: row.available,
        }),
      }
    },
  )
}

/**
 * Variants as lists of single variants show them, off the shelf or not, in the order asked for; unknown ids left out.
 * `offersOf` may open other promotions to the viewer than those that are everybody's.
 */
export async function seenVariants(
  viewing: Viewing,
  variantIds: readonly string[],
  offersOf: (kept: readonly Offer[], variantId: string) => readonly Offer[] = (kept) => kept,
): Promise<SeenVariant[]> {
  if (variantIds.length === 0) return []
  const rows = await findSellable(viewing.read, variantIds, null)
  const at = viewing.now.getTime()
  const byId = new Map(
    rows.map(
      ({ id, bought, boughtInPromotions, offers: kept, priceHkd, priceUsd, discountPercent, hkdPerUsd, ...row }) => {
        const offers = offersOf(kept, id)
        const tag = { priceHkd, priceUsd, offers, discountPercent, isOnInquiry: row.isOnInquiry }
        const rate = hkdPerUsd ?? usualHkdPerUsd
        const limited = { purchaseLimit: row.purchaseLimit, offers }
        const { limit, left } = allowanceOf(limited, { bought, boughtInPromotions }, at)
        const shown = priceFor(tag, { ...viewing, hkdPerUsd: rate, at })
        const seen: SeenVariant = {
          ...row,
          variantId: idFrom<'Variant'>(id),
          productId: idFrom<'Product'>(row.productId),
          storeId: idFrom<'Store'>(row.storeId),
          purchaseLimit: seesPrices(viewing.audience) ? limit : row.purchaseLimit,
          allowance: seesPrices(viewing.audience) ? left : row.purchaseLimit || null,
          isOnInquiry: pricedIn(tag, viewing.currency, rate, at) === undefined,
          price: shown.price,
          discountPrice: shown.discountPrice,
          discount: discountLabel(shown.discountPercent, viewing.language),
          isPreOrder:
            preOrderOffer({ ...row, isOnInquiry: pricedIn(tag, viewing.currency, rate, at) === undefined }) !== null,
        }
        return [id, seen]
      },
    ),
  )
  return variantIds.flatMap((id) => byId.get(id) ?? [])
}

/** Whether a clinic may buy from the new-customer zone: it has not received an order yet (spec A127). */
export const isNewCustomer = async (read: Reader, clinicId: string): Promise<boolean> =>
  !(await hasCompletedOrder(read, clinicId))

/** The coupons that there are now, for those who may know of them. */
export const couponsShown = async (
  call: Parameters<typeof allCoupons>[0],
  audience: Audience,
): Promise<readonly coupons.Coupon[]> => couponsFor(seesPrices(audience) ? await allCoupons(call) : [], audience)

/** Takes stock for order lines, all variants locked in one order; gives the ids of variants that lack stock. Roll back when there are any. */
export const reserveStock = async (tx: Writer, lines: readonly StockLine[]): Promise<string[]> =>
  lines.length === 0 ? [] : stock.reserve(tx, lines)

/** Gives reserved stock back, once per order line; what was released or consumed before stays as it is. */
export const releaseStock = async (tx: Writer, lines: readonly StockLine[]): Promise<void> =>
  lines.length === 0 ? undefined : stock.endReservation(tx, 'release', lines)

/** Takes reserved stock off the shelf for good and counts it as sold, once per order line. Lock the order before. */
export async function consumeStock(tx: Writer, lines: readonly StockLine[]): Promise<void> {
  if (lines.length === 0) return
  await stock.countSales(tx, lines)
  await stock.endReservation(tx, 'consume', lines)
}

/** Promises pieces that are not there yet to pre-orders; gives the ids of variants of which not so many may be. Roll back when there are any. */
export const promiseStock = async (tx: Writer, lines: readonly StockLine[]): Promise<string[]> =>
  lines.length === 0 ? [] : stock.promise(tx, lines)

/** Takes promises back. The caller's change of state makes sure that it happens once. */
export const withdrawPromises = async (tx: Writer, lines: readonly StockLine[]): Promise<void> =>
  lines.length === 0 ? undefined : stock.withdraw(tx, lines)

/** Receives pieces of a variant, none perhaps, and locks its stock; gives the pieces that no order holds, promised ones among them. Undefined: there is no such variant. */
export const receiveStock = (
  tx: Writer,
  variantId: string,
  received: { readonly pieces: number; readonly reason: string },
): Promise<number | undefined> => stock.receive(tx, variantId, received)

/** Gives promised pieces that have arrived to their order lines, all of one variant: from here on they are reserved like any other. */
export const keepPromises = async (tx: Writer, variantId: string, lines: readonly StockLine[]): Promise<void> =>
  lines.length === 0 ? undefined : stock.keepPromises(tx, variantId, lines)

/** A page of variants that pre-orders wait for, with what is there of them. */
export const awaitedVariants = (
  read: Reader,
  keyword: string,
  page: { readonly size: number; readonly skip: number },
): Promise<{ rows: AwaitedRow[]; total: number }> => findAwaited(read, keyword, page)

/** Variants that pre-orders wait for and that have come back in the meantime. */
export const variantsToGive = (read: Reader, atMost: number): Promise<string[]> => findToGive(read, atMost)

/** Counts a clinic's pieces towards purchase limits; gives the variants whose limit would be exceeded. Roll back when there are any. */
export async function countPurchases(tx: Writer, clinicId: string, lines: readonly PurchaseLine[]): Promise<string[]> {
  if (lines.length === 0) return []
  const promoted = inPromotions(lines)
  if (promoted.length === 0) return purchases.count(tx, clinicId, lines)
  const [over, overInPromotions] = await Promise.all([
    purchases.count(tx, clinicId, lines),
    promotionPurchases.count(tx, clinicId, promoted),
  ])
  return [...new Set([...over, ...overInPromotions])]
}

const inPromotions = (lines: readonly PurchaseLine[]) =>
  lines.flatMap(({ promotionId, ...line }) => (promotionId ? [{ ...line, promotionId }] : []))

/** Takes pieces of a closed order off the count. The caller's change of state makes sure that it happens once. */
export async function uncountPurchases(tx: Writer, clinicId: string, lines: readonly PurchaseLine[]): Promise<void> {
  if (lines.length === 0) return
  await purchases.uncount(tx, clinicId, lines)
  const promoted = inPromotions(lines)
  if (promoted.length > 0) await promotionPurchases.uncount(tx, clinicId, promoted)
}

/** Delivery methods offered by the stores that sell these variants, the stores in the shop's order. */
export const expressMethods = async (read: Reader, variantIds: readonly string[]): Promise<ExpressMethod[]> =>
  variantIds.length === 0 ? [] : findExpressMethods(read, variantIds)

/** The part of a call that remembers what follows the catalogue. */
type Remembering = {
  readonly read: Reader
  readonly language: Language
  remember<T>(key: string, make: () => Promise<T>): Promise<T>
}
const words = (call: Remembering) => call.remember('catalogue:words', () => findWords(call.read))

/** What this audience reads where a price would stand; empty for those who see prices. */
export const priceTextFor = async (call: Remembering, audience: Audience): Promise<string> =>
  priceText(await words(call), audience, call.language)

/** Hong Kong dollars for one US dollar, for variants without a price in US dollars. */
export const hkdPerUsdFor = async (call: Remembering): Promise<number> =>
  (await words(call)).hkdPerUsd ?? usualHkdPerUsd

/** The same, inside a transaction. */
export const hkdPerUsdIn = async (read: Reader): Promise<number> => (await findWords(read)).hkdPerUsd ?? usualHkdPerUsd

/** Products on the shelf as an index needs them; others of the ids are left out. */
export async function searchableProducts(
  read: Reader,
  productIds: readonly string[],
  now: Date,
): Promise<SearchableProduct[]> {
  const rows = await findSearchable(read, productIds)
  return rows.map(({ prices, hkdPerUsd, ...row }) => ({
    ...row,
    id: idFrom<'Product'>(row.id),
    listedAt: new Date(row.listedAt),
    lowestPrice: {
      HKD: lowestPrice(prices, 'HKD', hkdPerUsd ?? usualHkdPerUsd, now.getTime()),
      USD: lowestPrice(prices, 'USD', hkdPerUsd ?? usualHkdPerUsd, now.getTime()),
    },
  }))
}

/** All categories, and the brands that have products, in the shop's order. */
export const catalogueNames = (call: Remembering): Promise<{ categories: CategoryRow[]; brands: BrandRow[] }> =>
  call.remember('catalogue:names', async () => {
    const [categories, brands] = await Promise.all([findCategories(call.read), findBrands(call.read)])
    return { categories, brands }
  })

/** What each first-level category shows on the home page. */
export const floors = (read: Reader, products: number, brands: number): Promise<Floor[]> =>
  findFloors(read, products, brands)

/** Products that the shop recommends: these picks first, then what sells best. */
export const recommended = (
  read: Reader,
  picks: readonly string[],
  offset: number,
  limit: number,
): Promise<{ ids: string[]; total: number }> => findRecommended(read, picks, offset, limit)

export { countSoldOut } from './store/sold-out'

/** How many runs of `size` products anybody may look at, each with its latest change. */
export const listedSpans = (read: Reader, size: number): Promise<Date[]> => findSpans(read, size)

/** One run of products that anybody may look at, a batch at a time however long it is. */
export async function* listedProducts(read: Reader, span: number, size: number): AsyncGenerator<Listed[]> {
  const start = await findStart(read, span * size)
  if (start === undefined) return
  const batch = 1000
  let from = { id: start, isIncluded: true }
  for (let left = size; left > 0; left -= batch) {
    const found = await findListed(read, from, Math.min(batch, left))
    if (found.length > 0) yield found
    const last = found.at(-1)
    if (last === undefined || found.length < batch) return
    from = { id: last.id, isIncluded: false }
  }
}

/** Categories and brands with products that anybody may look at. */
export async function listedPlaces(
  read: Reader,
): Promise<{ readonly categories: readonly Listed[]; readonly brands: readonly Listed[] }> {
  const [categories, brands] = await Promise.all([findListedCategories(read), findListedBrands(read)])
  return { categories, brands }
}
