import { catalogue } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { couponsOf } from '../../coupons'
import { couponsFor } from '../rules/price-visibility'
import { findPage } from '../store/browse'

export const findCanGetCoupon = useCase(catalogue.findCanGetCoupon, async (call, { id }) => {
  const page = await findPage(call.read, id)
  if (!page) return call.fail('productGone')
  const coupons = couponsFor(await couponsOf(call, page), call.actor.audience)
  return {
    canGetCoupons: coupons.filter(({ type }) => type === 'amount'),
    canGetDisCoupons: coupons.filter(({ type }) => type === 'percent'),
  }
})
