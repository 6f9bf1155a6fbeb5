import type { catalogue } from '@cusp/contract'
import { idFrom, inLanguage, type Language, type LocalizedText, toMinor } from '@cusp/kernel'
import { type Audience, seesPrices } from '../../platform/actor'
import type { CardProduct, CardVariant, PageVariant, ProductPage, VariantNow } from './catalogue'
import { cardVariant } from './rules/card'
import { preOrderOffer } from './rules/pre-order'
import { discountLabel, priceFor, tagsFor, type Viewer } from './rules/price-visibility'

const tagWords: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  new: { en: 'New', 'zh-Hant': '新品', 'zh-Hans': '新品' },
  hot: { en: 'Popular', 'zh-Hant': '熱賣', 'zh-Hans': '热卖' },
  sale: { en: 'Sale', 'zh-Hant': '特價', 'zh-Hans': '特价' },
  clearance: { en: 'Clearance', 'zh-Hant': '清貨', 'zh-Hans': '清货' },
  short: { en: 'Short-dated', 'zh-Hant': '近效期', 'zh-Hans': '近效期' },
}

const shownTags = (tags: readonly string[], { audience, language }: { audience: Audience; language: Language }) =>
  tagsFor(tags, audience).map((type) => ({ type, title: tagWords[type]?.[language] ?? type }))

export function productCard(product: CardProduct, viewer: Viewer): catalogue.ProductCard {
  const offers = product.variants.map((variant) => ({ variant, shown: priceFor(variant, viewer) }))
  const { variant, shown, isPriceFrom } = cardVariant(offers)
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
    hasStock: product.variants.some((each) => each.available >= each.step),
    variantCount: product.variants.length,
    isMedicine: product.isMedicine,
    tags: shownTags(product.tags, viewer),
  }
}

/** A product's page for one audience and language; `text` stands where prices are not shown. */
export function productDetail(
  page: ProductPage,
  selected: CardVariant,
  { audience, language }: { audience: Audience; language: Language },
  text: string,
): catalogue.ProductDetail {
  const say = (words: ProductPage['name'] | null) => (words ? inLanguage(words, language) : '')
  const isTopLevel = page.parentCategoryId === null
  const pictures = [page.picture, ...page.variants.map((variant) => variant.picture)].filter((path) => path !== '')
  return {
    id: page.id,
    searchProductId: selected.id,
    productName: say(page.name),
    brandName: say(page.brandName),
    brandId: idFrom<'Brand'>(page.brandId),
    isAuth: seesPrices(audience),
    text,
    sellingPoint: say(page.sellingPoint),
    tags: shownTags(page.tags, { audience, language }),
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
  }
}

export function variantRow(
  variant: PageVariant,
  now: VariantNow | undefined,
  page: ProductPage,
  viewer: Viewer,
): catalogue.Variant {
  const shown = priceFor(variant, viewer)
  const bought = now?.bought ?? 0
  return {
    id: variant.id,
    searchProductId: variant.id,
    standard: inLanguage(variant.standard, viewer.language),
    articleNumber: variant.articleNumber,
    stock: now?.available ?? 0,
    amount: now?.inCart ?? 0,
    isCollected: now?.isCollected ?? false,
    isStockRegistered: now?.isStockRegistered ?? false,
    sellPartCount: variant.step,
    isDiscount: shown.discountPercent > 0,
    discountPrice: shown.discountPrice,
    price: shown.price,
    isBuyLimited: variant.purchaseLimit,
    allowance: variant.purchaseLimit === 0 ? null : Math.max(0, variant.purchaseLimit - bought),
    expiredDate: variant.expiryDate,
    productionDate: variant.productionDate,
    unit: inLanguage(variant.unit, viewer.language),
    containerQuantity: variant.containerQuantity,
    uniformCode: variant.uniformCode,
    picturePath: variant.picture || page.picture,
    preOrder: preOrderFor(variant, now, viewer),
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
      link: `/search?searchType=brandId&brandId=${id}`,
      picturePath: picture,
      sequence,
    })),
  }))
}

type StoredVariant = Omit<catalogue.AdminVariant, 'id' | 'priceHkd' | 'priceUsd'> & {
  readonly id: string
  readonly priceHkd: number | null
  readonly priceUsd: number | null
}
type StoredProduct = Omit<
  catalogue.AdminProduct,
  | 'id'
  | 'brandId'
  | 'categoryId'
  | 'storeId'
  | 'variants'
  | 'picturePath'
  | 'parameters'
  | 'name'
  | 'sellingPoint'
  | 'detailHtml'
> & {
  readonly id: string
  readonly brandId: string
  readonly categoryId: string
  readonly storeId: string
  readonly picture: string
  readonly name: LocalizedText
  readonly sellingPoint: LocalizedText
  readonly detailHtml: LocalizedText
  readonly parameters: readonly { readonly name: LocalizedText; readonly value: LocalizedText }[]
}

/** A product as operators see it: everything, prices included. */
export function adminProduct(
  { picture, ...product }: StoredProduct,
  variants: readonly StoredVariant[],
): catalogue.AdminProduct {
  const cents = (amount: number | null) => (amount === null ? null : toMinor(amount))
  return {
    ...product,
    id: idFrom<'Product'>(product.id),
    brandId: idFrom<'Brand'>(product.brandId),
    categoryId: idFrom<'Category'>(product.categoryId),
    storeId: idFrom<'Store'>(product.storeId),
    parameters: [...product.parameters],
    picturePath: picture,
    variants: variants.map((variant) => ({
      ...variant,
      id: idFrom<'Variant'>(variant.id),
      priceHkd: cents(variant.priceHkd),
      priceUsd: cents(variant.priceUsd),
    })),
  }
}
