import type { content } from '@cusp/contract'
import { type Currency, idFrom, inLanguage, type Language } from '@cusp/kernel'
import { type Audience, seesPrices } from '../../platform/actor'
import type { Reader } from '../../platform/database'
import { cardsFor, catalogueNames, floors, priceTextFor, recommended } from '../catalogue'
import type { HomePart, ShownPart } from './home-part'
import {
  brandImage,
  brandsOf,
  type Contents,
  floor,
  linked,
  ofKind,
  pictureIn,
  plainFloor,
  productIdsOf,
} from './present'
import { roomFor } from './rules/window'
import { findShownParts } from './store/shown-parts'

const productsPerFloor = 10
const brandsPerFloor = 5
const brandsInGrid = 24
/** Floors that the catalogue makes itself for a shop in which nobody has made any. */
const usualFloors = 6
/** Products of a zone that stands alone, and of each of two (spec A38). */
const productsInZone = { alone: 6, besideAnother: 3 }

/** Who looks at the home page, and at which parts of it. */
export type HomeView = {
  readonly read: Reader
  readonly language: Language
  readonly currency: Currency
  readonly audience: Audience
  readonly now: Date
  readonly parts: readonly ShownPart[]
  remember<T>(key: string, make: () => Promise<T>): Promise<T>
}

type Asking = Pick<HomeView, 'read' | 'remember'>

/** The parts that everybody sees now; good until the content version grows. */
export const shownNow = ({ read, remember }: Asking): Promise<ShownPart[]> =>
  remember('content:home', () => findShownParts(read, { at: null, withDrafts: false }))

export async function homeOf(view: HomeView): Promise<content.Home> {
  const { parts, language, audience } = view
  const of = <K extends HomePart['kind']>(kind: K) => roomFor(kind, ofKind(parts, kind))
  const [popup] = of('popup')
  const [heading] = of('specialsHeading')
  const [newCustomer] = of('newCustomer')
  const zones = of('zone')
  const cards = await cardsFor(
    view,
    zones.flatMap((zone) => zone.content.productIds),
  )
  const inZone = zones.length > 1 ? productsInZone.besideAnother : productsInZone.alone
  return {
    banners: of('banner').map((part) => ({
      ...linked(part.content, language),
      isTitleShown: part.content.isTitleShown,
    })),
    popup: popup ? { id: popup.id, ...linked(popup.content, language) } : null,
    specials: of('special').map((part) => ({
      ...linked(part.content, language),
      remark: inLanguage(part.content.remark, language),
    })),
    specialsHeading: {
      title: heading ? inLanguage(heading.content.title, language) : '',
      remark: heading ? inLanguage(heading.content.remark, language) : '',
    },
    zones: zones.map(({ content: { title, remark, link, picture, productIds } }) => ({
      name: inLanguage(title, language),
      remark: inLanguage(remark, language),
      path: link,
      ...pictureIn(picture, language),
      products: productIds.flatMap((id) => cards.find((card) => card.id === id) ?? []).slice(0, inZone),
    })),
    newCustomer: newCustomer ? newCustomerCode(newCustomer.content.isForApproved, audience) : 0,
    newCustomerPicture: newCustomer ? pictureIn(newCustomer.content.picture, language).imagePhone : '',
    newCustomerPath: newCustomer?.content.link ?? '',
    newCustomerTitle: newCustomer ? inLanguage(newCustomer.content.title, language) : '',
    isAuth: seesPrices(audience),
    text: await priceTextFor(view, audience),
  }
}

function newCustomerCode(isForApproved: boolean, audience: Audience): content.Home['newCustomer'] {
  if (audience !== 'approved') return 1
  return isForApproved ? 2 : 0
}

export async function floorsOf(view: HomeView): Promise<content.HomeFloors> {
  const { parts, language } = view
  const [names, usual] = await Promise.all([
    catalogueNames(view),
    view.remember('content:floors', () => floors(view.read, productsPerFloor, brandsPerFloor)),
  ])
  const made = roomFor('floor', ofKind(parts, 'floor')).map((part) => part.content)
  const own = made.length > 0 ? made : usual.slice(0, usualFloors).map(({ categoryId }) => plainFloor(categoryId))
  const usualOf = (categoryId: string): Contents | undefined => usual.find((each) => each.categoryId === categoryId)
  const rest = usual.filter(({ categoryId }) => !own.some((each) => each.categoryId === categoryId))
  const cards = await cardsFor(view, [
    ...new Set([
      ...own.flatMap((each) => productIdsOf(each, usualOf(each.categoryId))),
      ...rest.flatMap(({ productIds }) => productIds.slice(0, 1)),
    ]),
  ])
  const [grid] = ofKind(parts, 'brands')
  return {
    classifyFloor: own.flatMap((each) => floor(each, usualOf(each.categoryId), names, cards, language)),
    moreCategories: rest.flatMap(({ categoryId, productIds }) => {
      const category = names.categories.find(({ id }) => id === categoryId)
      if (!category) return []
      const picture = category.picture || cards.find((card) => card.id === productIds[0])?.picturePath
      return [
        {
          id: idFrom<'Category'>(categoryId),
          name: inLanguage(category.name, language),
          picturePath: picture ?? '',
        },
      ]
    }),
    brandImages: grid
      ? brandsOf(grid.content.brandIds, names, language)
      : names.brands.slice(0, brandsInGrid).map((brand) => brandImage(brand, language)),
  }
}

export async function recommendedOf(
  view: HomeView,
  { pageIndex, pageSize }: { readonly pageIndex: number; readonly pageSize: number },
): Promise<content.Recommended> {
  const [picked] = ofKind(view.parts, 'recommended')
  const picks = picked?.content.productIds ?? []
  const { ids, total } = await recommended(view.read, picks, (pageIndex - 1) * pageSize, pageSize)
  return {
    products: await cardsFor(view, ids),
    totalPage: Math.ceil(total / pageSize),
    isAuth: seesPrices(view.audience),
    text: await priceTextFor(view, view.audience),
  }
}

export const navigationOf = ({ parts, language }: HomeView): content.Navigation => ({
  navis: roomFor('navigation', ofKind(parts, 'navigation')).map(({ content: { title, link } }) => ({
    title: inLanguage(title, language),
    path: link,
  })),
})
