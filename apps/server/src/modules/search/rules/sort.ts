import type { search } from '@cusp/contract'

/** Sorting by price would tell prices to those who may not see them (decision 26). */
export const sortFor = (asked: search.SortOrder, mayKnowPrices: boolean): search.SortOrder =>
  !mayKnowPrices && (asked === 'priceHighToLow' || asked === 'priceLowToHigh') ? 'default' : asked

/** Categories that stand beside a chosen one, when there is no keyword to tell what else was meant. */
export function facetScope(
  chosen: string | undefined,
  hasKeyword: boolean,
  categories: readonly { readonly id: string; readonly parentId: string | null }[],
): string | undefined {
  if (!chosen || hasKeyword) return undefined
  return categories.find((category) => category.id === chosen)?.parentId ?? chosen
}
