/*
 * What pages tell search engines about the things on them. Rendered by the server alone, and as nothing: see `useFact`.
 */
import type { Crumb } from '@cusp/ui'
import { useFact } from '../platform/facts'
import { usePlace } from '../platform/shop'
import { breadcrumbList, type DescribedProduct, organisation, productData, website } from '../platform/structured-data'
import { useWords } from '../platform/words'

export function ShopFacts() {
  const say = useWords()
  const place = usePlace()
  useFact(organisation(place, say('shell.shopName'), say('shell.tagline')))
  useFact(website(place, say('shell.shopName')))
  return null
}

export function ProductFacts({
  product,
  articleNumber,
}: {
  product: DescribedProduct
  articleNumber: string | undefined
}) {
  useFact(productData(usePlace(), product, articleNumber))
  return null
}

export function TrailFacts({ crumbs }: { crumbs: readonly Crumb[] }) {
  useFact(breadcrumbList(usePlace(), crumbs))
  return null
}
