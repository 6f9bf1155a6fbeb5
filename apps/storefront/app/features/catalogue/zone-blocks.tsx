import type { catalogue } from '@cusp/contract'
import { classNames, Picture } from '@cusp/ui'
import { MaybeLink } from './maybe-link'
import { ProductGrid } from './product-grid'

export type Zone = {
  readonly name: string
  readonly remark: string
  readonly path: string
  readonly image: string
  readonly products: readonly catalogue.ProductCard[]
}

/** One or two blocks with a picture and some products: six when alone, three beside each other (spec A38). */
export function ZoneBlocks({ zones, hiddenText }: { zones: readonly Zone[]; hiddenText: string }) {
  const isAlone = zones.length === 1
  return (
    <div
      className={classNames('mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 md:mt-8', !isAlone && 'lg:grid-cols-2 lg:gap-4')}
    >
      {zones.map((zone, index) => (
        <section
          key={`${zone.path} ${zone.name}`}
          aria-labelledby={`zone-${index}`}
          className="overflow-hidden rounded-lg border border-line bg-surface"
        >
          <MaybeLink to={zone.path} className="group relative block focus-inset">
            <Picture src={zone.image} alt="" ratio={isAlone ? 'wideStrip' : 'strip'} fit="cover" />
            <span className="absolute inset-0 flex flex-col justify-center bg-linear-to-r from-deep/80 via-deep/40 to-transparent px-4 text-white md:px-6">
              <h2
                id={`zone-${index}`}
                className="max-w-3/5 text-base font-semibold text-balance group-hover:underline md:text-xl"
              >
                {zone.name}
              </h2>
              {zone.remark !== '' && <span className="max-w-3/5 text-xs md:text-sm">{zone.remark}</span>}
            </span>
          </MaybeLink>
          {zone.products.length > 0 && (
            <ProductGrid
              products={zone.products}
              hiddenText={hiddenText}
              look={isAlone ? 'six' : 'three'}
              className="p-2 md:gap-2 md:p-3"
            />
          )}
        </section>
      ))}
    </div>
  )
}
