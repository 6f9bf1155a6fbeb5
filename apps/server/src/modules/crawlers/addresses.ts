import type { Listed } from './listed'

/** Products in one part: with two languages, the 50,000 addresses that a part may have. */
export const productsInPart = 25_000

/** The storefront's addresses as its own pages name them. */
export const pagePaths = {
  home: '/',
  brands: '/brandIndex',
  newProducts: '/newProductZone',
  specialOffers: '/discountZone',
  allProducts: '/search?keyword=ALL',
  infoPage: (id: string) => `/about/${encodeURIComponent(id)}`,
  questions: '/question',
  questionCategory: (id: string, title: string) => `/questiondetails/${encodeURIComponent(id)}/${title}`,
  specialEvent: (id: string) => `/active11/${encodeURIComponent(id)}`,
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  category: (id: string) => `/search?searchType=categoryId&categoryId=${encodeURIComponent(id)}`,
  brand: (id: string) => `/search?searchType=brandId&brandId=${encodeURIComponent(id)}`,
} as const

export const pagesPart = 'pages'
export const partPath = (part: string): string => `/sitemaps/${part}.xml`

/** The part of products that a name means, from 0; undefined for a name that is none. */
export function productSpan(name: string): number | undefined {
  const found = /^products-([1-9]\d{0,3})$/.exec(name)
  return found ? Number(found[1]) - 1 : undefined
}

export const productPart = (span: number): string => `products-${span + 1}`

/** A page with the day of its last change, when that is known. */
export type MapEntry = { readonly path: string; readonly changedAt?: Date | undefined }

export const entriesOf = (listed: readonly Listed[], pathOf: (id: string) => string): MapEntry[] =>
  listed.map(({ id, changedAt }) => ({ path: pathOf(id), changedAt }))
