import { z } from 'zod'
import { ProductCard } from './catalogue'
import { endpoint } from './endpoint'
import * as wire from './wire'

/** Pages that show products picked by hand, with the numbers under which they travel (spec A22, A179). */
export const zoneTags = { newProducts: '8', special: '6' } as const
export type Zone = keyof typeof zoneTags
const zone = wire.coded(zoneTags)

/** Products that a zone may hold. */
export const zoneLimit = 300

/** A product of a zone (spec A83). `badge` is the operator's word on it; empty for those who see no prices, since it may tell of one. */
export const ZoneProduct = ProductCard.extend({ badge: z.string() })
export type ZoneProduct = z.output<typeof ZoneProduct>

/** The products of a zone, 20 a page, in the operator's order (spec A65, A179). */
export const listZoneProducts = endpoint({
  access: 'browse',
  path: '/api/product/getZoneProductList',
  summary: 'The products of a zone',
  input: z.object({ tagID: zone, ...wire.page(20) }),
  output: z.object({
    products: z.array(ZoneProduct),
    totalPage: wire.count,
    totalCount: wire.count,
    isAuth: z.boolean(),
    text: z.string(),
  }),
  failures: [],
})

/* Back office */

export const AdminZoneProduct = z.object({
  productId: wire.id<'Product'>(),
  name: wire.localized(330),
  brandName: wire.localized(200),
  picturePath: z.string(),
  isOnShelf: z.boolean(),
  hasStock: z.boolean(),
  badge: wire.localized(24),
})
export type AdminZoneProduct = z.output<typeof AdminZoneProduct>

export const adminGetZone = endpoint({
  access: 'operator',
  permission: 'campaigns.manage',
  path: '/opsapi/zones/detail',
  summary: 'A zone with its products in order',
  input: z.object({ tagID: zone }),
  output: z.object({ list: z.array(AdminZoneProduct), version: wire.count }),
  failures: [],
})

/** Saves a zone as a whole: which products, in which order, with which badge. */
export const adminSaveZone = endpoint({
  access: 'operator',
  permission: 'campaigns.manage',
  path: '/opsapi/zones/save',
  summary: 'Change the products of a zone',
  input: z.object({
    tagID: zone,
    version: wire.count,
    list: z.array(z.object({ productId: wire.id<'Product'>(), badge: wire.localized(24) })).max(zoneLimit),
  }),
  output: wire.nothing,
  failures: ['changedMeanwhile', 'productNotFound', 'pickedTwice'],
  bodyLimit: 256 * 1024,
})
