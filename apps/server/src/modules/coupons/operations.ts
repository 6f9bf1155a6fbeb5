import type { coupons } from '@cusp/contract'
import type { Asking, Placed } from './coupon'
import { coupon } from './present'
import { isGoodFor } from './rules/scope'
import { findCampaigns } from './store'

/** Coupons that are good for a product now. Whether the caller may see what goods cost is for the asker to judge. */
export async function couponsOf(call: Asking, product: Placed): Promise<coupons.Coupon[]> {
  const campaigns = await call.remember('coupons:shown', () => findCampaigns(call.read, 'shown'))
  return campaigns
    .filter((campaign) => isGoodFor(campaign, product, call.now.getTime()))
    .flatMap((campaign) => coupon(campaign, call.currency, call.language) ?? [])
}
