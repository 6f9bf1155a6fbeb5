import type { catalogue } from '@cusp/contract'
import { Button, buttonClass } from '@cusp/ui'
import { useEffect, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { paths } from '../../paths'
import { everything } from '../../platform/search-query'
import { useWords } from '../../platform/words'
import { ProductGrid } from './product-grid'

/** The next page is asked for when the end of the list is this near (spec A195). */
const nearEnd = '408px'
/** Whoever only passes by asks for nothing (spec A195). */
const settledMs = 300
/** Pages that come by themselves; then the button asks, so that the footer can be reached. */
const pagesByScrolling = 3

type More = { readonly products: catalogue.ProductCard[]; readonly pageIndex: number; readonly totalPage: number }

/** Recommended products that grow as one scrolls; a button where scrolling does not do it. */
export function Recommended({
  first,
  pageCount,
  hiddenText,
}: {
  first: readonly catalogue.ProductCard[]
  pageCount: number
  hiddenText: string
}) {
  const say = useWords()
  const { load, data, state } = useFetcher<More>()
  const [products, setProducts] = useState(first)
  const [page, setPage] = useState(1)
  const end = useRef<HTMLDivElement>(null)

  if (data && data.pageIndex === page + 1) {
    setPage(data.pageIndex)
    const known = new Set(products.map(({ id }) => id))
    setProducts([...products, ...data.products.filter(({ id }) => !known.has(id))])
  }

  const hasMore = page < pageCount
  const isBusy = state !== 'idle'
  const more = () => void load(paths.recommended({ pageIndex: page + 1 }))

  useEffect(() => {
    const mark = end.current
    if (!mark || !hasMore || isBusy || page >= pagesByScrolling) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (entry?.isIntersecting)
          timer = setTimeout(() => void load(paths.recommended({ pageIndex: page + 1 })), settledMs)
      },
      { rootMargin: nearEnd },
    )
    watch.observe(mark)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
    }
  }, [hasMore, isBusy, page, load])

  if (first.length === 0) return null
  return (
    <section aria-labelledby="recommended-title" id="recommended" className="mt-8 scroll-mt-32 md:mt-10">
      <h2 id="recommended-title" className="mb-3 text-lg font-semibold md:text-xl">
        {say('home.recommended')}
      </h2>
      <ProductGrid products={products} hiddenText={hiddenText} />
      <div ref={end} className="mt-6 text-center text-sm text-ink-mute">
        {hasMore ? (
          <>
            <Button variant="secondary" loading={isBusy} onClick={more}>
              {say('home.loadMore')}
            </Button>
            <noscript>
              <Link to={paths.search({ keyword: everything })} className={buttonClass({ variant: 'secondary' })}>
                {say('search.browseAll')}
              </Link>
            </noscript>
          </>
        ) : (
          say('home.allLoaded')
        )}
      </div>
    </section>
  )
}
