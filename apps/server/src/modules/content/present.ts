import type { catalogue, content } from '@cusp/contract'
import { idFrom, inLanguage, type Language, type LocalizedText } from '@cusp/kernel'

type Brand = { readonly id: string; readonly name: LocalizedText; readonly picture: string }
type Category = {
  readonly id: string
  readonly parentId: string | null
  readonly name: LocalizedText
  readonly picture: string
}
type Contents = {
  readonly categoryId: string
  readonly productIds: readonly string[]
  readonly brandIds: readonly string[]
}

export const brandImage = ({ id, name, picture }: Brand, language: Language): content.Floor['brandImages'][number] => ({
  id: idFrom<'Brand'>(id),
  title: inLanguage(name, language),
  picturePath: picture,
})

/** One floor, or none when its category is not known (any more). */
export function floor(
  contents: Contents,
  names: { readonly categories: readonly Category[]; readonly brands: readonly Brand[] },
  cards: readonly catalogue.ProductCard[],
  language: Language,
): content.Floor[] {
  const category = names.categories.find((each) => each.id === contents.categoryId)
  if (!category) return []
  return [
    {
      id: idFrom<'Category'>(category.id),
      floorName: inLanguage(category.name, language),
      floorImagePath: category.picture,
      classifyList: names.categories
        .filter((child) => child.parentId === category.id)
        .map((child) => ({ id: idFrom<'Category'>(child.id), name: inLanguage(child.name, language) })),
      products: contents.productIds.flatMap((id) => cards.find((card) => card.id === id) ?? []),
      brandImages: names.brands
        .filter((brand) => contents.brandIds.includes(brand.id))
        .map((brand) => brandImage(brand, language)),
    },
  ]
}
