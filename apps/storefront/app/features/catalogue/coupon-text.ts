import type { coupons } from '@cusp/contract'
import type { Say } from '../../platform/words'

type Coupon = coupons.Coupon

/** What a coupon takes off, such as `HK$50 off from HK$500`. */
export function couponText(coupon: Coupon, say: Say, money: (minor: Coupon['price']) => string): string {
  const off =
    coupon.type === 'percent'
      ? say('product.couponPercent', { percent: coupon.discount })
      : say('product.couponAmount', { amount: money(coupon.price) })
  return coupon.metPrice > 0 ? say('product.couponFrom', { off, from: money(coupon.metPrice) }) : off
}
