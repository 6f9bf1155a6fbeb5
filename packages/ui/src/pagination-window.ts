/** Up to this many pages are all shown; beyond, this many places show a window with gaps. */
const PLACES = 7

export type PagePlace = { readonly page: number } | { readonly gap: 'before' | 'after' }

const pages = (from: number, to: number): PagePlace[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({ page: from + index }))

/** The places of a pagination (spec A42): all pages up to 7, else first, last and a window around the current one. */
export function pageWindow(current: number, pageCount: number): PagePlace[] {
  if (pageCount <= PLACES) return pages(1, pageCount)
  const page = Math.min(Math.max(1, current), pageCount)
  if (page <= 4) return [...pages(1, 5), { gap: 'after' }, { page: pageCount }]
  if (page >= pageCount - 3) return [{ page: 1 }, { gap: 'before' }, ...pages(pageCount - 4, pageCount)]
  return [{ page: 1 }, { gap: 'before' }, ...pages(page - 1, page + 1), { gap: 'after' }, { page: pageCount }]
}
