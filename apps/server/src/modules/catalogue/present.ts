import type { catalogue, coupons } from '@cusp/contract'
import { idFrom, inLanguage, type Language, type LocalizedText, toMinor } from '@cusp/kernel'
import { type Audience, seesPrices } from '../../platform/actor'
import type {
  CardProduct,
  CardVariant,
  PageVariant,
  ProductPage,
  PromotionLook,
  ShownTag,
  VariantNow,
} from './catalogue'
import type { StoredPromotion, VariantFound, WholeProduct, WholeVariant } from './goods'
import { allowanceOf } from './rules/allowance'
import { cardVariant } from './rules/card'
import { preOrderOffer } from './rules/pre-order'
import { discountLabel, priceFor, promotionFor, tagsFor, type Viewer } from './rules/price-visibility'

/** Tags as this viewer sees them, as list and as text, the first apart. */
function shownTags(tags: readonly ShownTag[], { audience, language }: { audience: Audience; language: Language }) {
  const shown = tagsFor(tags, audience).map(({ type, title }) => ({ type, title: inLanguage(title, language) }))
  return { tags: shown, fulltag: shown.map(({ title }) => title).join(','), mainTag: shown[0]?.title ?? '' }
}

export function productCard(product: CardProduct, viewer: Viewer): catalogue.ProductCard {
  const offers = product.variants.map((variant) => ({ variant, shown: priceFor(variant, viewer) }))
  const { variant, shown, isPriceFrom } = cardVariant(offers)
  const hasStock = product.variants.some((each) => each.available >= each.step)
  return {
    id: product.id,
    searchProductId: variant.id,
    name: inLanguage(product.name, viewer.language),
    brandName: inLanguage(product.brandName, viewer.language),
    picturePath: product.picture || variant.picture,
    price: shown.price,
    discountPrice: shown.discountPrice,
    isPriceFrom,
    discount: discountLabel(shown.discountPercent, viewer.language),
    hasStock,
    isPreOrder: product.isPreOrder && !hasStock,
    variantCount: product.variants.length,
    isMedicine: product.isMedicine,
    ...shownTags(product.tags, viewer),
  }
}

/** A product's page for one audience and language; `text` stands where prices are not shown. */
export function productDetail(
  page: ProductPage,
  selected: CardVariant,
  { audience, language, at }: Pick<Viewer, 'audience' | 'language' | 'at'>,
  text: string,
  coupons: readonly coupons.Coupon[],
  isForNewCustomers: boolean,
): catalogue.ProductDetail {
  const say = (words: ProductPage['name'] | null) => (words ? inLanguage(words, language) : '')
  const isTopLevel = page.parentCategoryId === null
  const ofVariants = page.variants.flatMap((variant) => [variant.picture, ...variant.pictures])
  const pictures = [page.picture, ...page.pictures, ...ofVariants].filter((path) => path !== '')
  const promotion = promotionFor(page.promotions, audience, at)
  const forNewCustomers = isForNewCustomers ? promotionFor(page.promotions, audience, at, 'newCustomers') : undefined
  return {
    id: page.id,
    searchProductId: selected.id,
    productName: say(page.name),
    brandName: say(page.brandName),
    brandId: idFrom<'Brand'>(page.brandId),
    isAuth: seesPrices(audience),
    text,
    sellingPoint: say(page.sellingPoint),
    ...shownTags(page.tags, { audience, language }),
    page: say(page.detailHtml),
    firstCName: say(isTopLevel ? page.categoryName : page.parentCategoryName),
    firstCId: idFrom<'Category'>(page.parentCategoryId ?? page.categoryId),
    secondCName: isTopLevel ? '' : say(page.categoryName),
    secondCId: idFrom<'Category'>(page.categoryId),
    producer: page.producer,
    ceCode: page.ceCode,
    fdaCode: page.fdaCode,
    parameters: page.parameters.map(({ name, value }) => ({ name: say(name), value: say(value) })),
    pictures: [...new Set(pictures)],
    isMedicine: page.isMedicine,
    storeName: say(page.storeName),
    description: say(page.sellingPoint),
    documents: page.documents.map(({ path, name }) => ({ path, name: say(name) })),
    mp4Url: page.video?.path ?? '',
    autoplay: page.video?.autoplay ?? false,
    bundle: page.bundle.map((part) => ({
      searchProductId: idFrom<'Variant'>(part.variantId),
      productName: say(part.name),
      standard: say(part.standard),
      picturePath: part.picture,
      count: part.quantity,
    })),
    promotionDisplay: promotion ? displayOf(promotion) : null,
    newCusproductDisplay: forNewCustomers ? displayOf(forNewCustomers) : null,
    coupons: [...coupons],
  }
}

const displayOf = (promotion: PromotionLook): catalogue.PromotionDisplay => ({
  endTime: new Date(promotion.until),
  picPath: promotion.picture,
  showPriceBackground: promotion.showsPriceBackground,
  textColor: promotion.textColor,
  countDown: promotion.countsDown,
})

export function variantRow(
  variant: PageVariant,
  now: VariantNow | undefined,
  page: ProductPage,
  viewer: Viewer,
): catalogue.Variant {
  const shown = priceFor(variant, viewer)
  const { bought, boughtInPromotions } = now ?? { bought: 0, boughtInPromotions: {} }
  const { limit, left } = allowanceOf(variant, { bought, boughtInPromotions }, viewer.at)
  return {
    id: variant.id,
    searchProductId: variant.id,
    standard: inLanguage(variant.standard, viewer.language),
    articleNumber: variant.articleNumber,
    stock: now?.available ?? 0,
    amount: now?.inCart ?? 0,
    isCollected: now?.isCollected ?? false,
    isStockRegistered: now?.isStockRegistered ?? false,
    priceAskedAt: now?.priceAskedAt ? new Date(now.priceAskedAt) : null,
    sellPartCount: variant.step,
    isDiscount: shown.isReduced,
    discountPrice: shown.discountPrice,
    price: shown.price,
    // How tight a promotion is tells that there is one: those who see no prices see the variant's own limit.
    isBuyLimited: seesPrices(viewer.audience) ? limit : variant.purchaseLimit,
    allowance: seesPrices(viewer.audience) ? left : variant.purchaseLimit || null,
    expiredDate: variant.expiryDate,
    productionDate: variant.productionDate,
    unit: inLanguage(variant.unit, viewer.language),
    containerQuantity: variant.containerQuantity,
    uniformCode: variant.uniformCode,
    picturePath: variant.picture || page.picture,
    preOrder: preOrderFor(variant, now, viewer),
    allPicture: [variant.picture || page.picture, ...variant.pictures].filter((path) => path !== ''),
    promotes: variant.gifts.map(({ name, link, picturePath }) => ({
      name: inLanguage(name, viewer.language),
      link,
      picurl: picturePath,
    })),
  }
}

/** What part of the price is paid at once is for those who see prices. */
function preOrderFor(
  variant: PageVariant,
  now: VariantNow | undefined,
  { audience }: Viewer,
): catalogue.Variant['preOrder'] {
  const offer = now && preOrderOffer({ ...variant, ...now })
  return offer ? { ...offer, depositPercent: seesPrices(audience) ? offer.depositPercent : null } : null
}

type CategoryLike = {
  readonly id: string
  readonly parentId: string | null
  readonly name: LocalizedText
  readonly picture: string
}

/** First-level categories, each with those under it, in the order given. */
export function categoryTree(categories: readonly CategoryLike[], language: Language): catalogue.CategoryTree[] {
  const shown = ({ id, name, picture }: CategoryLike) => ({
    id: idFrom<'Category'>(id),
    name: inLanguage(name, language),
    picturePath: picture,
  })
  return categories
    .filter((category) => category.parentId === null)
    .map((parent) => ({
      ...shown(parent),
      subCategory: categories.filter((child) => child.parentId === parent.id).map(shown),
    }))
}

type BrandLike = {
  readonly id: string
  readonly name: LocalizedText
  readonly picture: string
  readonly groupKey: string
  readonly sequence: number
}

export function brandGroups(
  brands: readonly BrandLike[],
  language: Language,
): {
  key: string
  list: { id: ReturnType<typeof idFrom<'Brand'>>; title: string; link: string; picturePath: string; sequence: number }[]
}[] {
  const groups = new Map<string, BrandLike[]>()
  for (const brand of brands) groups.set(brand.groupKey, [...(groups.get(brand.groupKey) ?? []), brand])
  return [...groups].map(([key, members]) => ({
    key,
    list: members.map(({ id, name, picture, sequence }) => ({
      id: idFrom<'Brand'>(id),
      title: inLanguage(name, language),
      link: `/search?${new URLSearchParams({ title: inLanguage(name, language), searchType: 'brandId', brandId: id })}`,
      picturePath: picture,
      sequence,
    })),
  }))
}

/** A product as operators see it: everything, prices included. */
export function adminProduct(
  product: WholeProduct,
  variants: readonly WholeVariant[],
  promotions: readonly StoredPromotion[],
): catalogue.AdminProduct {
  const { picture, pictures, bundle, ...own } = product
  return {
    ...own,
    id: idFrom<'Product'>(product.id),
    brandId: idFrom<'Brand'>(product.brandId),
    categoryId: idFrom<'Category'>(product.categoryId),
    storeId: idFrom<'Store'>(product.storeId),
    parameters: [...product.parameters],
    documents: [...product.documents],
    tags: [...product.tags],
    pictures: [picture, ...pictures].filter((path) => path !== ''),
    bundle: bundle.map((part) => ({ ...pickedVariant(part), quantity: part.quantity })),
    variants: variants.map(({ picture: main, pictures: further, ...variant }) => ({
      ...variant,
      id: idFrom<'Variant'>(variant.id),
      priceHkd: cents(variant.priceHkd),
      priceUsd: cents(variant.priceUsd),
      pictures: [main, ...further].filter((path) => path !== ''),
      gifts: [...variant.gifts],
    })),
    promotions: promotions.map((each) => ({
      ...each,
      id: idFrom<'Promotion'>(each.id),
      startsAt: new Date(each.startsAt),
      endsAt: new Date(each.endsAt),
      prices: each.prices.map(({ variantId, priceHkd, priceUsd }) => ({
        variantId: idFrom<'Variant'>(variantId),
        priceHkd: toMinor(priceHkd),
        priceUsd: cents(priceUsd),
      })),
    })),
  }
}

const cents = (amount: number | null) => (amount === null ? null : toMinor(amount))

export const pickedVariant = ({
  variantId,
  productId,
  name,
  standard,
  articleNumber,
  picture,
  isOnShelf,
}: VariantFound): catalogue.PickedVariant => ({
  variantId: idFrom<'Variant'>(variantId),
  productId: idFrom<'Product'>(productId),
  name,
  standard,
  articleNumber,
  picturePath: picture,
  isOnShelf,
})
