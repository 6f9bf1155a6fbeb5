import { addressIn, splitAddress } from './language-address'

/** Pages that are the same for every visitor of a language and currency, with the query parameters that they read. */
const pages: readonly (readonly [path: RegExp, reads: readonly string[]])[] = [
  [/^\/$/, []],
  [/^\/product\/[\w-]{1,64}$/, []],
  [/^\/search$/, ['keyword', 'searchType', 'categoryId', 'brandId', 'title', 'type', 'orderBy', 'pageIndex', 'more']],
  [/^\/brandIndex$/, ['key']],
  [/^\/newProductZone$/, ['pageIndex']],
  [/^\/discountZone$/, ['pageIndex']],
  [/^\/about\/[\w-]{1,64}$/, []],
  [/^\/active11\/[\w-]{1,64}$/, []],
  [/^\/question$/, ['words']],
  [/^\/questiondetails\/[\w-]{1,64}\/[\w-]{1,80}$/, []],
]

/**
 * The address under which a visitor's page may be kept, with only the parameters that the page reads;
 * undefined when the page may not be kept.
 */
export function visitorAddress(url: string): string | undefined {
  if (url.length > 512) return undefined
  const { language, plain } = splitAddress(url)
  const address = plainAddress(plain)
  return address === undefined || language === undefined ? address : addressIn(language, address)
}

function plainAddress(url: string): string | undefined {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  const reads = pages.find(([pattern]) => pattern.test(path))?.[1]
  if (!reads) return undefined
  if (at < 0) return path
  const given = new URLSearchParams(url.slice(at + 1))
  // A preview is for whoever holds its address, and only as long as that works.
  if (given.has('preview')) return undefined
  if (reads.length === 0) return path
  const kept = new URLSearchParams()
  for (const name of reads) {
    const value = given.get(name)
    if (value) kept.set(name, value)
  }
  return kept.size === 0 ? path : `${path}?${kept}`
}
