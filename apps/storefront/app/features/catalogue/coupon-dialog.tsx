import type { coupons } from '@cusp/contract'
import { Dialog } from '@cusp/ui'
import { usePrices } from '../../platform/prices'
import { useWords } from '../../platform/words'
import { couponText } from './coupon-text'

/** All coupons that are good for a product: what they take off, on what and until when. */
export function CouponDialog({ coupons, onClose }: { coupons: readonly coupons.Coupon[]; onClose: () => void }) {
  const say = useWords()
  const { money } = usePrices()
  return (
    <Dialog open size="md" title={say('product.couponsTitle')} closeLabel={say('home.close')} onClose={onClose}>
      <ul className="space-y-3">
        {coupons.map((coupon) => (
          <li key={coupon.id} className="rounded-md border border-line p-4">
            <p className="text-base font-semibold text-accent">{couponText(coupon, say, money)}</p>
            <p className="mt-1 font-medium">{coupon.name}</p>
            <p className="mt-1 text-ink-soft">{coupon.where}</p>
            <p className="tabular mt-1 text-ink-mute">{coupon.date}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-mute">{say('product.couponsNote')}</p>
    </Dialog>
  )
}
