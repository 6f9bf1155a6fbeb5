import type { coupons } from '@cusp/contract'
import { usePrices } from '../../platform/prices'
import { useWords } from '../../platform/words'
import { couponText } from './coupon-text'
import { SidewaysStrip } from './sideways-strip'

/** The coupons that there are, as a strip that is dragged sideways (spec A66). They are shown, not claimed. */
export function CouponCards({ coupons }: { coupons: readonly coupons.Coupon[] }) {
  const say = useWords()
  const { money } = usePrices()
  if (coupons.length === 0) return null
  return (
    <div className="mt-6">
      <h2 className="mb-2 text-lg font-semibold">{say('newCustomers.coupons')}</h2>
      <SidewaysStrip label={say('newCustomers.couponsScroll')}>
        {coupons.map((coupon) => (
          <li
            key={coupon.id}
            className="w-64 shrink-0 snap-start rounded-lg border border-accent-line bg-accent-soft px-4 py-3 text-sm"
          >
            <p className="text-base font-semibold text-accent">{couponText(coupon, say, money)}</p>
            <p className="mt-1 truncate font-medium">{coupon.name}</p>
            <p className="truncate text-ink-soft">{coupon.where}</p>
            <p className="tabular mt-1 text-ink-soft">{coupon.date}</p>
          </li>
        ))}
      </SidewaysStrip>
      <p className="mt-2 text-sm text-ink-mute">{say('product.couponsNote')}</p>
    </div>
  )
}
