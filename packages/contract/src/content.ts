import { z } from 'zod'
import { ProductCard } from './catalogue'
import { endpoint } from './endpoint'
import * as wire from './wire'

const Picture = z.object({ path: z.string(), image: z.string(), imagePhone: z.string(), title: z.string() })

/** The home page's head (spec A79): banners and what the viewer may know of prices. */
export const getHome = endpoint({
  access: 'browse',
  path: '/api/index',
  summary: 'Home page: banners and notices',
  input: z.object({ type: z.unknown().optional() }),
  output: z.object({ banner: z.array(Picture), isAuth: z.boolean(), text: z.string() }),
  failures: [],
})

const Floor = z.object({
  id: wire.id<'Category'>(),
  floorName: z.string(),
  floorImagePath: z.string(),
  classifyList: z.array(z.object({ id: wire.id<'Category'>(), name: z.string() })),
  products: z.array(ProductCard),
  brandImages: z.array(z.object({ id: wire.id<'Brand'>(), title: z.string(), picturePath: z.string() })),
})
export type Floor = z.output<typeof Floor>

/** Category floors and the brand grid (spec A38, A79, A146). */
export const getHomeFloors = endpoint({
  access: 'browse',
  path: '/api/index_extend',
  summary: 'Home page: floors by category and brands',
  input: wire.noInput,
  output: z.object({
    classifyFloor: z.array(Floor),
    brandImages: z.array(z.object({ id: wire.id<'Brand'>(), title: z.string(), picturePath: z.string() })),
  }),
  failures: [],
})

/** Recommended products (spec A144), ten a page. */
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
  output: z.object({ products: z.array(ProductCard), totalPage: wire.count, isAuth: z.boolean(), text: z.string() }),
  failures: [],
})
