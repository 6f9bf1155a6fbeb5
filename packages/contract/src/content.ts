import { z } from 'zod'
import { ProductCard } from './catalogue'
import { endpoint } from './endpoint'
import * as wire from './wire'

/** A picture in two widths with the page that a press on it leads to; a path of '' leads nowhere. */
const linkedPicture = { path: z.string(), image: z.string(), imagePhone: z.string(), title: z.string() }

/** Whether the new-customer banner shows (spec A79): 0 no, 1 to whoever is not approved yet, 2 to approved clinics. */
const newCustomer = z.union([z.literal(0), z.literal(1), z.literal(2)])

const Home = wire.respelled(
  {
    banners: z.array(z.object({ ...linkedPicture, isTitleShown: z.boolean() })),
    popup: z.object({ id: wire.count, ...linkedPicture }).nullable(),
    /** Up to four. */
    specials: z.array(z.object({ ...linkedPicture, remark: z.string() })),
    specialsHeading: z.object({ title: z.string(), remark: z.string() }),
    /** Up to two: of one, six products are shown, of two, three each (spec A38). */
    zones: z.array(
      z.object({
        name: z.string(),
        remark: z.string(),
        path: z.string(),
        image: z.string(),
        imagePhone: z.string(),
        products: z.array(ProductCard),
      }),
    ),
    newCustomer,
    newCustomerPicture: z.string(),
    newCustomerPath: z.string(),
    newCustomerTitle: z.string(),
    isAuth: z.boolean(),
    text: z.string(),
  },
  {
    banners: 'banner',
    popup: 'adver',
    specials: 'special',
    specialsHeading: 'specialSubject',
    zones: 'prefecture',
    newCustomer: 'newCus',
    newCustomerPicture: 'enTryPicUrl',
    newCustomerPath: 'enTryPath',
    newCustomerTitle: 'enTryTitle',
  },
)
export type Home = z.output<typeof Home>

/** The home page's head (spec A38, A79): what is in its time now, and what the viewer may know of prices. */
export const getHome = endpoint({
  access: 'browse',
  path: '/api/index',
  takesSuffix: true,
  summary: 'Home page: banners, advertisement, special items, zones, new-customer banner',
  input: z.object({ type: z.unknown().optional() }),
  output: Home,
  failures: [],
})

const Floor = z.object({
  id: wire.id<'Category'>(),
  floorName: z.string(),
  floorImagePath: z.string(),
  /** Where "more" leads. */
  path: z.string(),
  classifyList: z.array(z.object({ name: z.string(), path: z.string() })),
  adImages: z.array(z.object(linkedPicture)),
  products: z.array(ProductCard),
  brandImages: z.array(z.object({ id: wire.id<'Brand'>(), title: z.string(), picturePath: z.string() })),
})
export type Floor = z.output<typeof Floor>

const HomeFloors = z.object({
  classifyFloor: z.array(Floor),
  /** First-level categories that have goods and no floor. */
  moreCategories: z.array(z.object({ id: wire.id<'Category'>(), name: z.string(), picturePath: z.string() })),
  brandImages: z.array(z.object({ id: wire.id<'Brand'>(), title: z.string(), picturePath: z.string() })),
})
export type HomeFloors = z.output<typeof HomeFloors>

/** Category floors and the brand grid (spec A38, A79, A146). */
export const getHomeFloors = endpoint({
  access: 'browse',
  path: '/api/index_extend',
  summary: 'Home page: floors by category and brands',
  input: wire.noInput,
  output: HomeFloors,
  failures: [],
})

const Recommended = z.object({
  products: z.array(ProductCard),
  totalPage: wire.count,
  isAuth: z.boolean(),
  text: z.string(),
})
export type Recommended = z.output<typeof Recommended>

/** Recommended products (spec A144), ten a page: picked by hand first, then what sells best. */
export const getRecommended = endpoint({
  access: 'browse',
  path: '/api/index-recommend',
  summary: 'Home page: recommended products',
  input: z.preprocess(
    // Spec A144 writes PageIndex and PageSize for this call alone (decision 7).
    (v) =>
      typeof v === 'object' && v !== null && 'PageIndex' in v
        ? { ...v, pageIndex: v.PageIndex, pageSize: 'PageSize' in v ? v.PageSize : undefined }
        : v,
    z.object({ ...wire.page(10), keyword: wire.line(80).default('') }),
  ),
  output: Recommended,
  failures: [],
})

const Navigation = z.object({ navis: z.array(z.object({ title: z.string(), path: z.string() })) })
export type Navigation = z.output<typeof Navigation>

/** Extra links of the home page (spec A38, A161). */
export const getNavigation = endpoint({
  access: 'browse',
  path: '/api/nsc-Navigation',
  alsoAt: ['/api/getNavigationList'],
  summary: 'Home page: extra navigation links',
  input: z.object({ type: z.unknown().optional() }),
  output: Navigation,
  failures: [],
})

/**
 * The home page as it will be, for whoever holds a token that an operator was given. Prices are shown by the viewer's
 * own rights; nothing of the answer is kept.
 */
export const previewHome = endpoint({
  access: 'public',
  path: '/api/index-preview',
  summary: 'Home page as it will be, with a preview token',
  input: z.object({ token: z.string().max(400) }),
  output: z.object({
    home: Home,
    floors: HomeFloors,
    recommended: Recommended,
    navigation: Navigation,
    /** The moment that is looked at; null is now. */
    at: wire.instant.nullable(),
    withDrafts: z.boolean(),
  }),
  failures: ['previewEnded'],
})
