import type { catalogue, content } from '@cusp/contract'
import { idFrom, inLanguage, type Language, type LocalizedText, widePictureAt } from '@cusp/kernel'
import type { HomePart, ShownPart } from './home-part'

type Brand = { readonly id: string; readonly name: LocalizedText; readonly picture: string }
type Category = {
  readonly id: string
  readonly parentId: string | null
  readonly name: LocalizedText
  readonly picture: string
}
type Names = { readonly categories: readonly Category[]; readonly brands: readonly Brand[] }

/** What the catalogue itself would show on a floor. */
export type Contents = {
  readonly categoryId: string
  readonly productIds: readonly string[]
  readonly brandIds: readonly string[]
}
type FloorContent = Extract<HomePart, { kind: 'floor' }>['content']
type Picture = { readonly en: string; readonly 'zh-Hant': string }
type Linked = {
  readonly title: LocalizedText
  readonly link: string
  readonly picture: Picture
  readonly phonePicture?: Picture
}

/** The parts of one kind with what they say. */
export const ofKind = <K extends HomePart['kind']>(
  parts: readonly ShownPart[],
  kind: K,
): (Extract<HomePart, { kind: K }> & Pick<ShownPart, 'id' | 'until'>)[] =>
  // The discriminator has been compared.
  parts.filter((part) => part.kind === kind) as (Extract<HomePart, { kind: K }> & Pick<ShownPart, 'id' | 'until'>)[]

/** Both widths of the picture of the reader's language; narrow screens may have one of their own. */
export function pictureIn(
  picture: Picture,
  language: Language,
  phonePicture: Picture = picture,
): { image: string; imagePhone: string } {
  const path = inLanguage(picture, language)
  return {
    image: widePictureAt(path, 1600),
    imagePhone: widePictureAt(inLanguage(phonePicture, language) || path, 800),
  }
}

export const linked = ({ title, link, picture, phonePicture }: Linked, language: Language) => ({
  path: link,
  title: inLanguage(title, language),
  ...pictureIn(picture, language, phonePicture),
})

const searchPath = (by: 'categoryId' | 'brandId', id: string, title: string): string =>
  `/search?${new URLSearchParams({ searchType: by, [by]: id, title })}`

export const brandImage = ({ id, name, picture }: Brand, language: Language): content.Floor['brandImages'][number] => ({
  id: idFrom<'Brand'>(id),
  title: inLanguage(name, language),
  picturePath: picture,
})

/** Brands in the order of the ids; unknown ones are left out. */
export const brandsOf = (ids: readonly string[], { brands }: Names, language: Language) =>
  ids.flatMap((id) => {
    const brand = brands.find((each) => each.id === id)
    return brand ? [brandImage(brand, language)] : []
  })

/** One floor, or none when its category is not known (any more) or there is nothing to show on it. */
export function floor(
  own: FloorContent,
  usual: Contents | undefined,
  names: Names,
  cards: readonly catalogue.ProductCard[],
  language: Language,
): content.Floor[] {
  const category = names.categories.find((each) => each.id === own.categoryId)
  if (!category) return []
  const name = inLanguage(category.name, language)
  const brandIds = own.brandIds.length > 0 ? own.brandIds : (usual?.brandIds ?? [])
  const products = productIdsOf(own, usual).flatMap((id) => cards.find((card) => card.id === id) ?? [])
  if (products.length === 0) return []
  return [
    {
      id: idFrom<'Category'>(category.id),
      floorName: inLanguage(own.title, language) || name,
      floorImagePath: category.picture,
      path: own.more || searchPath('categoryId', category.id, name),
      classifyList:
        own.keywords.length > 0
          ? own.keywords.map(({ title, link }) => ({ name: inLanguage(title, language), path: link }))
          : names.categories
              .filter((child) => child.parentId === category.id)
              .map((child) => {
                const title = inLanguage(child.name, language)
                return { name: title, path: searchPath('categoryId', child.id, title) }
              }),
      adImages: own.ads.map((ad) => linked(ad, language)),
      products,
      brandImages: brandsOf(brandIds, names, language),
    },
  ]
}

export const productIdsOf = (own: FloorContent, usual: Contents | undefined): readonly string[] =>
  own.productIds.length > 0 ? own.productIds : (usual?.productIds ?? [])

/** A floor that nobody has edited: everything is the catalogue's. */
export const plainFloor = (categoryId: string): FloorContent => ({
  categoryId: idFrom<'Category'>(categoryId),
  title: { en: '', 'zh-Hant': '' },
  keywords: [],
  more: '',
  ads: [],
  productIds: [],
  brandIds: [],
})
