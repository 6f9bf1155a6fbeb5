import { z } from 'zod'
import { endpoint } from './endpoint'
import * as wire from './wire'

/** Favourites that an account may keep, and sold-out variants that it may wait for. */
export const favouriteLimit = 500
export const awaitedLimit = 200

/** Whether goods can be put into the cart now. `onInquiry`: only on asking for a price. */
export const availabilities = ['available', 'soldOut', 'onInquiry', 'offShelf'] as const
export type Availability = (typeof availabilities)[number]

/** A variant that somebody keeps an eye on, as it is sold now. Stock is in pieces. */
export const WishedGoods = z.object({
  id: wire.id<'Variant'>(),
  searchProductId: wire.id<'Variant'>(),
  productId: wire.id<'Product'>(),
  name: z.string(),
  brandName: z.string(),
  standard: z.string(),
  unit: z.string(),
  articleNumber: z.string(),
  picturePath: z.string(),
  price: wire.price,
  discountPrice: wire.price,
  discount: z.string(),
  stock: wire.count,
  sellPartCount: wire.count,
  availability: z.enum(availabilities),
  /** Sold out, and may be pre-ordered (decision record 0020). */
  isPreOrder: z.boolean(),
  isMedicine: z.boolean(),
  /** When it was kept. */
  since: wire.instant,
})
export type WishedGoods = z.output<typeof WishedGoods>

/** Keeps a variant as a favourite or lets it go (spec A169). A product's id lets go all of its variants. */
export const collectProduct = endpoint({
  access: 'signedIn',
  path: '/authapi/user/collectProduct',
  summary: 'Add to or remove from favourites',
  input: z.object({ searchProductId: wire.id<'Variant'>(), isCollected: wire.flag }),
  output: wire.nothing,
  failures: ['variantNotFound', 'favouritesFull'],
})

/** The favourites of this person, newest first; what has left the shelf stays and says so. */
export const listFavourites = endpoint({
  access: 'signedIn',
  path: '/authapi/user/getCollectList',
  summary: 'Favourites with prices and stock',
  input: z.object(wire.page(20)),
  output: z.object({ ...wire.pageOf(WishedGoods), isAuth: z.boolean(), text: z.string() }),
  failures: [],
})

/** Which variants are favourites: what marks the hearts of a list. */
export const listFavouriteIds = endpoint({
  access: 'signedIn',
  path: '/authapi/user/getCollectIds',
  summary: 'Ids of all favourites',
  input: wire.noInput,
  output: z.object({
    list: z.array(z.object({ searchProductId: wire.id<'Variant'>(), productId: wire.id<'Product'>() })),
  }),
  failures: [],
})

/** Asks for a notice when a sold-out variant can be ordered again (decision 34). Asking twice changes nothing. */
export const registerStock = endpoint({
  access: 'approved',
  path: '/authapi/user/addStockRegistration',
  summary: 'Register for a back-in-stock notice',
  input: z.object({ searchProductId: wire.id<'Variant'>() }),
  output: wire.nothing,
  failures: ['variantNotFound', 'inStockAlready', 'awaitedFull', 'onInquiryOnly'],
})

/** What this person waits for, and what of it has come: `toldAt` says since when. */
export const listStockRegistrations = endpoint({
  access: 'signedIn',
  path: '/authapi/user/getStockRegistrationList',
  summary: 'Back-in-stock registrations',
  input: z.object(wire.page(20)),
  output: z.object({
    ...wire.pageOf(WishedGoods.extend({ toldAt: wire.instant.nullable() })),
    isAuth: z.boolean(),
    text: z.string(),
  }),
  failures: [],
})

export const removeStockRegistrations = endpoint({
  access: 'signedIn',
  path: '/authapi/user/deleteStockRegistration',
  summary: 'Remove back-in-stock registrations',
  input: z.object({
    goods: z
      .array(z.object({ id: wire.id<'Variant'>() }))
      .min(1)
      .max(awaitedLimit),
  }),
  output: wire.nothing,
  failures: [],
})

/* Back office */

/** A variant that is waited for: by how many people of how many clinics, and since when. */
export const AwaitedRow = z.object({
  id: wire.id<'Variant'>(),
  productId: wire.id<'Product'>(),
  name: wire.localized(330),
  standard: wire.localized(200),
  articleNumber: z.string(),
  isOnShelf: z.boolean(),
  available: wire.count,
  people: wire.count,
  clinics: wire.count,
  since: wire.instant,
})
export type AwaitedRow = z.output<typeof AwaitedRow>

export const adminListAwaited = endpoint({
  access: 'operator',
  permission: 'catalogue.view',
  path: '/opsapi/stock/awaited',
  summary: 'Sold-out variants that clinics wait for, most wanted first',
  input: z.object({ ...wire.page(20, 100), keyword: wire.line(80).default('') }),
  output: z.object(wire.pageOf(AwaitedRow)),
  failures: [],
})
