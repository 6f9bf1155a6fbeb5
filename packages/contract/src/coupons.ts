import { z } from 'zod'
import { endpoint } from './endpoint'
import * as wire from './wire'

/** What a coupon takes off: `6` percents (spec A78), else an amount. */
const couponKinds = { amount: '1', percent: '6' } as const

/** A coupon as buyers see it (spec A78); whoever sees no prices gets none. Amounts are in the currency of the call. */
export const Coupon = z.object({
  id: wire.id<'Coupon'>(),
  couponId: wire.id<'Coupon'>(),
  name: z.string(),
  type: wire.coded(couponKinds),
  /** Percent off, 0 to 100 (decision 29); 0 when it takes an amount off. */
  discount: wire.count,
  /** What it takes off; 0 when it takes percents off. */
  price: wire.amount,
  /** Goods from which it may be used; 0 means any. */
  metPrice: wire.amount,
  /** When it is good, as words in the viewer's language. */
  date: z.string(),
  /** Which goods it is good for, as words in the viewer's language. */
  where: z.string(),
  /** Whether it is good for everything. */
  isAll: z.boolean(),
  isAllUse: z.boolean(),
  isGet: z.boolean(),
  isUsed: z.boolean(),
})
export type Coupon = z.output<typeof Coupon>

export const couponScopes = ['all', 'category', 'brand', 'product'] as const

const worth = wire.amount.refine((cents) => cents > 0 && cents < 100_000_000).nullable()
const met = wire.amount.refine((cents) => cents >= 0 && cents < 100_000_000)

const Fields = {
  name: wire.localized(80),
  /** Percent off; null when it takes an amount off. */
  percent: z.number().int().min(1).max(99).nullable(),
  amountHkd: worth,
  /** Null: it is not for orders in US dollars. */
  amountUsd: worth,
  metHkd: met,
  metUsd: met.nullable(),
  scope: z.enum(couponScopes),
  /** Categories, brands or products; empty for all. */
  scopeIds: z.array(wire.id<'Scope'>()).max(200),
  startsAt: wire.instant,
  endsAt: wire.instant,
  isShown: z.boolean(),
}

export const AdminCoupon = z.object({ id: wire.id<'Coupon'>(), ...Fields, version: wire.count })
export type AdminCoupon = z.output<typeof AdminCoupon>

export const adminListCoupons = endpoint({
  access: 'operator',
  permission: 'coupons.manage',
  path: '/opsapi/coupons/list',
  summary: 'Coupon campaigns, those that end last first',
  input: wire.noInput,
  output: z.object({ list: z.array(AdminCoupon) }),
  failures: [],
})

export const adminSaveCoupon = endpoint({
  access: 'operator',
  permission: 'coupons.manage',
  path: '/opsapi/coupons/save',
  summary: 'Create or change a coupon campaign',
  input: z
    .object({ id: wire.id<'Coupon'>().optional(), version: wire.count.default(0), ...Fields })
    .refine((coupon) => coupon.startsAt < coupon.endsAt, { path: ['endsAt'] })
    .refine((coupon) => (coupon.percent === null ? coupon.amountHkd !== null : coupon.amountHkd === null), {
      path: ['amountHkd'],
    })
    .refine((coupon) => coupon.percent === null || coupon.amountUsd === null, { path: ['amountUsd'] })
    .refine((coupon) => (coupon.scope === 'all') === (coupon.scopeIds.length === 0), { path: ['scopeIds'] }),
  output: z.object({ id: wire.id<'Coupon'>() }),
  failures: ['couponNotFound', 'changedMeanwhile'],
})
