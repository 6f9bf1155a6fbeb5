/** The page of a list that an address asks for; whatever it says, a page from 1. */
export function pageIndexFrom(parameters: URLSearchParams): number {
  const page = Number(parameters.get('pageIndex') ?? '1')
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}
