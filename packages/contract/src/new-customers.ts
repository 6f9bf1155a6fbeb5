import { z } from 'zod'
import { Coupon } from './coupons'
import { endpoint } from './endpoint'
import * as wire from './wire'

/** The tag type of goods that are bought at the prices of the new-customer zone (spec A19, A188). */
export const newCustomerTagType = '3'
export const isNewCustomerTagType = (tagType: unknown): boolean => String(tagType) === newCustomerTagType

/** Products of an activity that are shown at first, and that each further step brings (spec A195). */
export const productsPerStep = 5

/**
 * Whether the offers are the caller's: `isForYou`, or why they are not. Visitors have to log in, clinics to be verified,
 * and whoever has received an order is no new customer any more (spec A127).
 */
export const standings = ['isForYou', 'logIn', 'verify', 'notNew'] as const
export type Standing = (typeof standings)[number]

const Banner = wire.respelled(
  { image: z.string(), imagePhone: z.string(), path: z.string(), title: z.string(), isTitleShown: z.boolean() },
  { image: 'url', path: 'jumpLink' },
)
export type Banner = z.output<typeof Banner>

const Head = wire.respelled(
  {
    banners: z.array(Banner),
    /** What coupons there are now; none for those who see no prices. They are shown, not claimed. */
    coupons: z.array(Coupon),
  },
  { banners: 'bannerpicurls', coupons: 'canGetCoupons' },
)

export type Coupons = Coupon[]

/** Banners and coupons of the new-customer zone (spec A66, A82, A151). */
export const getNewCustomerHead = endpoint({
  access: 'browse',
  path: '/api/product/bannerAndCoupon',
  takesSuffix: true,
  summary: 'New-customer zone: banners and coupons',
  input: z.object({ clientType: z.unknown().optional() }),
  output: Head,
  failures: [],
})

const Product = wire.respelled(
  {
    id: wire.id<'Product'>(),
    searchProductId: wire.id<'Variant'>(),
    name: z.string(),
    standard: z.string(),
    brandName: z.string(),
    picturePath: z.string(),
    /** What a new customer pays for a piece; hidden from everybody else. */
    promotionPrice: wire.price,
    /** What everybody else pays for it who sees prices. */
    price: wire.price,
    /** How much cheaper it is, such as `15% off`; '' for those whose offer it is not. */
    discount: z.string(),
    hasStock: z.boolean(),
    /** There is none, and it may be pre-ordered. */
    isPreOrder: z.boolean(),
    isMedicine: z.boolean(),
  },
  { brandName: 'brandname', isMedicine: 'isYp' },
)
export type Product = z.output<typeof Product>

const Activity = wire.respelled(
  {
    id: wire.count,
    nameInChinese: z.string(),
    nameInEnglish: z.string(),
    contentInChinese: z.string(),
    contentInEnglish: z.string(),
    /** Null: it has no end yet. */
    endsAt: wire.instant.nullable(),
    /** Pieces of each variant that a clinic may buy; 0 when there is no limit, and for those whose offer it is not. */
    purchaseLimit: wire.count,
    /** Products on the shelf in all. */
    productCount: wire.count,
    products: z.array(Product),
  },
  {
    nameInChinese: 'activityName',
    nameInEnglish: 'enActivityName',
    contentInChinese: 'activityContent',
    contentInEnglish: 'enActivityContent',
    productCount: 'productAllCount',
    products: 'activityNewCustomerProductList',
  },
)
export type Activity = z.output<typeof Activity>

const Activities = wire.respelled(
  {
    activities: z.array(Activity),
    standing: z.enum(standings),
    isAuth: z.boolean(),
    /** What stands where a price would, for those who see none. */
    text: z.string(),
  },
  { activities: 'newcusactivityModels' },
)
export type Activities = z.output<typeof Activities>

const asked = wire.respelled(
  {
    /** Only products of the brand of this name, in any language; '' for all. */
    brandName: wire.line(200).default(''),
    /** Only this activity. */
    activityId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
    page: z.coerce.number().int().min(1).max(1000).default(1),
    pageSize: z.coerce.number().int().min(1).max(60).default(productsPerStep),
  },
  { brandName: 'pingPaiName', page: 'productPageindex', pageSize: 'productPagesize' },
)

/** Activities of the new-customer zone with a page of the products of each (spec A66, A82, A152, A195). */
export const getNewCustomerActivities = endpoint({
  access: 'public',
  path: '/api/product/getActivityAndProduct',
  takesSuffix: true,
  summary: 'New-customer zone: activities with their products and prices',
  input: asked,
  output: Activities,
  failures: [],
})

/**
 * The zone as it will be, for whoever holds a token that an operator was given. Prices are shown by the viewer's own
 * rights; nothing of the answer is kept.
 */
export const previewNewCustomers = endpoint({
  access: 'public',
  path: '/api/product/newCustomersPreview',
  summary: 'New-customer zone as it will be, with a preview token',
  input: z.object({ token: z.string().max(400) }),
  output: z.object({
    head: Head,
    activities: Activities,
    /** The moment that is looked at; null is now. */
    at: wire.instant.nullable(),
    withDrafts: z.boolean(),
  }),
  failures: ['previewEnded'],
})
