import type { coupons } from '@cusp/contract'
import { Button, Tag } from '@cusp/ui'
import { lazy, Suspense, useState } from 'react'
import { usePrices } from '../../platform/prices'
import { useWords } from '../../platform/words'
import { couponText } from './coupon-text'

const CouponDialog = lazy(async () => ({ default: (await import('./coupon-dialog')).CouponDialog }))

type Coupon = coupons.Coupon
const inStrip = 2

/** The first coupons that are good for the product; all of them in a dialog (spec A46). */
export function CouponStrip({ coupons }: { coupons: readonly Coupon[] }) {
  const say = useWords()
  const { money } = usePrices()
  const [isOpen, setOpen] = useState(false)
  if (coupons.length === 0) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 text-sm">
      <span className="text-ink-mute">{say('product.coupons')}</span>
      {coupons.slice(0, inStrip).map((coupon) => (
        <Tag key={coupon.id} tone="accent">
          {couponText(coupon, say, money)}
        </Tag>
      ))}
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)} aria-haspopup="dialog">
        {say('product.moreCoupons')}
      </Button>
      {isOpen && (
        <Suspense>
          <CouponDialog coupons={coupons} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
