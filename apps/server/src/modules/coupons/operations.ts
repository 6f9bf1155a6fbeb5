import type { coupons } from '@cusp/contract'
import type { Asking, Placed } from './coupon'
import { coupon } from './present'
import { isGoodFor, isRunning } from './rules/scope'
import { findCampaigns } from './store'

const shown = (call: Asking) => call.remember('coupons:shown', () => findCampaigns(call.read, 'shown'))

/** All coupons that there are now, whatever they are good for. Whether the caller may see what goods cost is for the asker to judge. */
export async function allCoupons(call: Asking): Promise<coupons.Coupon[]> {
  const campaigns = await shown(call)
  return campaigns
    .filter((campaign) => isRunning(campaign, call.now.getTime()))
    .flatMap((campaign) => coupon(campaign, call.currency, call.language) ?? [])
}

/** Coupons that are good for a product now. Whether the caller may see what goods cost is for the asker to judge. */
export async function couponsOf(call: Asking, product: Placed): Promise<coupons.Coupon[]> {
  const campaigns = await shown(call)
  return campaigns
    .filter((campaign) => isGoodFor(campaign, product, call.now.getTime()))
    .flatMap((campaign) => coupon(campaign, call.currency, call.language) ?? [])
}
