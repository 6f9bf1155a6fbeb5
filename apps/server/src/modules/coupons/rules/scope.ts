import type { Campaign, Placed } from '../coupon'

type Scoped = Pick<Campaign, 'scope' | 'scopeIds' | 'startsAt' | 'endsAt'>

/** Whether a campaign runs at this moment. */
export const isRunning = ({ startsAt, endsAt }: Pick<Campaign, 'startsAt' | 'endsAt'>, at: number): boolean =>
  Date.parse(startsAt) <= at && at < Date.parse(endsAt)

/** Whether a campaign runs at this moment and is good for this product. A category's campaign is good for those under it. */
export function isGoodFor(campaign: Scoped, product: Placed, at: number): boolean {
  if (!isRunning(campaign, at)) return false
  const { scope, scopeIds } = campaign
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
