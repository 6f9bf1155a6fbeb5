import type { catalogue } from '@cusp/contract'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { paths } from '../../paths'
import { useWords } from '../../platform/words'
import { ProductGrid } from './product-grid'
import { readSeen } from './seen-products'

type Found = {
  readonly related: readonly catalogue.ProductCard[]
  readonly seen: readonly catalogue.ProductCard[]
  readonly text: string
}

/** Products like this one, and those looked at before. */
export function Beside({ productId }: { productId: string }) {
  const say = useWords()
  const { load, data } = useFetcher<Found>()
  const [before] = useState(() => readSeen().filter((id) => id !== productId))
  useEffect(() => {
    void load(paths.beside({ id: productId, seen: before.join(',') }))
  }, [load, productId, before])

  const rows = [
    { key: 'related', title: say('product.related'), products: data?.related ?? [] },
    { key: 'seen', title: say('product.seen'), products: data?.seen ?? [] },
  ].filter(({ products }) => products.length > 0)
  return rows.map(({ key, title, products }) => (
    <section key={key} aria-label={title} className="mt-8 md:mt-10">
      <h2 className="mb-3 text-lg font-semibold">{title}</h2>
      <ProductGrid products={products} hiddenText={data?.text ?? ''} look="six" />
    </section>
  ))
}
