import { coupons } from '@cusp/contract'
import { idFrom, toMinor } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { findCampaigns } from '../store'

const cents = (amount: number | null) => (amount === null ? null : toMinor(amount))

export const adminListCoupons = useCase(coupons.adminListCoupons, async ({ read }) => ({
  list: (await findCampaigns(read, 'all')).map(({ scopeNames: _, ...campaign }) => ({
    ...campaign,
    id: idFrom<'Coupon'>(campaign.id),
    amountHkd: cents(campaign.amountHkd),
    amountUsd: cents(campaign.amountUsd),
    metHkd: toMinor(campaign.metHkd),
    metUsd: cents(campaign.metUsd),
    scopeIds: campaign.scopeIds.map((id) => idFrom<'Scope'>(id)),
    startsAt: new Date(campaign.startsAt),
    endsAt: new Date(campaign.endsAt),
  })),
}))
