import type { newCustomers } from '@cusp/contract'
import { idFrom, inLanguage, type LocalizedText } from '@cusp/kernel'
import { audienceOf, type Buyer, seesPrices, type Visitor } from '../../platform/actor'
import { asNewCustomer, couponsShown, isNewCustomer, priceTextFor, seenVariants, sellableVariants } from '../catalogue'
import type { HomePartOf } from './home-part'
import { ofKind, pictureIn } from './present'
import { roomFor } from './rules/window'
import type { HomeView } from './view'

export async function newCustomerHeadOf(view: HomeView): Promise<{
  banners: newCustomers.Banner[]
  coupons: newCustomers.Coupons
}> {
  const { parts, language, audience } = view
  return {
    banners: roomFor('newCustomerBanner', ofKind(parts, 'newCustomerBanner')).map(({ content }) => ({
      ...pictureIn(content.picture, language, content.phonePicture),
      path: content.link,
      title: inLanguage(content.title, language),
      isTitleShown: content.isTitleShown,
    })),
    coupons: [...(await couponsShown(view, audience))],
  }
}

type Asked = {
  readonly brandName: string
  readonly activityId?: number | undefined
  readonly page: number
  readonly pageSize: number
}
/** What there is of the goods that activities name; by variant. */
type Shelf = ReadonlyMap<string, { readonly productId: string; readonly brandName: LocalizedText }>
type Goods = HomePartOf<'newCustomerActivity'>['content']['goods']

/** Whether the offers are the viewer's, or why not. */
async function standingOf({ read }: HomeView, actor: Visitor | Buyer): Promise<newCustomers.Standing> {
  if (actor.kind !== 'buyer') return 'logIn'
  if (!seesPrices(audienceOf(actor))) return 'verify'
  return (await isNewCustomer(read, actor.clinicId)) ? 'isForYou' : 'notNew'
}

/**
 * Activities with a page of the products of each. `isPreview`: what is looked at is not in force, so that prices are what
 * the activities say and nothing is remembered.
 */
export async function activitiesOf(
  view: HomeView,
  actor: Visitor | Buyer,
  { brandName, activityId, page, pageSize }: Asked,
  isPreview: boolean,
): Promise<newCustomers.Activities> {
  const all = roomFor('newCustomerActivity', ofKind(view.parts, 'newCustomerActivity'))
  const named = all.flatMap(({ content }) => content.goods)
  const [standing, shelf, text] = await Promise.all([
    standingOf(view, actor),
    isPreview ? shelfOf(view, named) : view.remember('content:newCustomerShelf', () => shelfOf(view, named)),
    priceTextFor(view, view.audience),
  ])
  const isForYou = standing === 'isForYou'
  const shown = all
    .filter(({ id }) => activityId === undefined || id === activityId)
    .map((part) => ({ part, products: productsOf(part.content.goods, shelf, brandName) }))
    .map(({ part, products }) => ({
      part,
      count: products.length,
      products: products.slice((page - 1) * pageSize, page * pageSize),
    }))
  const offered = new Map(named.map((good) => [String(good.variantId), good]))
  const seen = await seenVariants(
    view,
    shown.flatMap(({ products }) => products),
    (kept, variantId) => {
      if (!isForYou) return kept
      const good = offered.get(variantId)
      return isPreview && good ? [alwaysOn(good)] : asNewCustomer(kept)
    },
  )
  const byId = new Map(seen.map((variant) => [String(variant.variantId), variant]))
  return {
    activities: shown.map(({ part: { id, content, until }, count, products }) => ({
      id,
      nameInChinese: chinese(content.title, view),
      nameInEnglish: content.title.en,
      contentInChinese: chinese(content.remark, view),
      contentInEnglish: content.remark.en,
      endsAt: until,
      purchaseLimit: isForYou ? content.purchaseLimit : 0,
      productCount: count,
      products: products.flatMap((variantId) => {
        const variant = byId.get(variantId)
        if (!variant) return []
        return [
          {
            id: variant.productId,
            searchProductId: variant.variantId,
            name: inLanguage(variant.name, view.language),
            standard: inLanguage(variant.standard, view.language),
            brandName: inLanguage(variant.brandName, view.language),
            picturePath: variant.picture,
            promotionPrice: isForYou ? variant.discountPrice : ({ kind: 'hidden' } as const),
            price: isForYou ? variant.price : variant.discountPrice,
            discount: isForYou ? variant.discount : '',
            hasStock: variant.available >= variant.step,
            isPreOrder: variant.isPreOrder,
            isMedicine: variant.isMedicine,
          },
        ]
      }),
    })),
    standing,
    isAuth: seesPrices(view.audience),
    text,
  }
}

const alwaysOn = ({ priceHkd, priceUsd }: Goods[number]) => ({
  id: '',
  from: Number.NEGATIVE_INFINITY,
  until: Number.POSITIVE_INFINITY,
  hkd: priceHkd,
  usd: priceUsd,
  limit: 0,
})

/** Whoever reads English still gets the Chinese words, and whoever reads simplified characters gets those. */
const chinese = (words: LocalizedText, { language }: HomeView): string =>
  inLanguage(words, language === 'en' ? 'zh-Hant' : language)

async function shelfOf({ read, currency, now }: HomeView, goods: Goods): Promise<Shelf> {
  const ids = [...new Set(goods.map(({ variantId }) => String(variantId)))]
  const variants = await sellableVariants(read, ids, currency, now)
  return new Map(
    variants
      .filter(({ isOnShelf }) => isOnShelf)
      .map(({ variantId, productId, brandName }) => [variantId, { productId, brandName }]),
  )
}

/** The first variant on the shelf of each product, in the activity's order. */
function productsOf(goods: Goods, shelf: Shelf, brandName: string): string[] {
  const wanted = brandName.toLowerCase()
  const products = new Map<string, string>()
  for (const { variantId } of goods) {
    const found = shelf.get(variantId)
    const isWanted =
      wanted === '' || Object.values(found?.brandName ?? {}).some((name) => name?.toLowerCase() === wanted)
    if (found && isWanted && !products.has(found.productId)) products.set(found.productId, idFrom<'Variant'>(variantId))
  }
  return [...products.values()]
}
