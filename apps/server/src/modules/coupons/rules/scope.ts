import type { Campaign, Placed } from '../coupon'

type Scoped = Pick<Campaign, 'scope' | 'scopeIds' | 'startsAt' | 'endsAt'>

/** Whether a campaign runs at this moment and is good for this product. A category's campaign is good for those under it. */
export function isGoodFor({ scope, scopeIds, startsAt, endsAt }: Scoped, product: Placed, at: number): boolean {
  if (at < Date.parse(startsAt) || at >= Date.parse(endsAt)) return false
  const isMeant = (id: string | null) => id !== null && scopeIds.includes(id)
  switch (scope) {
    case 'all':
      return true
    case 'category':
      return isMeant(product.categoryId) || isMeant(product.parentCategoryId)
    case 'brand':
      return isMeant(product.brandId)
    case 'product':
      return isMeant(product.id)
    default:
      return false
  }
}
