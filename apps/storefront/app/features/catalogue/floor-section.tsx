import type { catalogue } from '@cusp/contract'
import { Carousel, chipClass, Picture } from '@cusp/ui'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { useWords } from '../../platform/words'
import { carouselLabels } from './carousel-labels'
import { MaybeLink } from './maybe-link'
import { ProductGrid } from './product-grid'

export type Floor = {
  readonly id: string
  readonly floorName: string
  readonly path: string
  readonly classifyList: readonly { readonly name: string; readonly path: string }[]
  readonly ads: readonly Ad[]
  readonly products: readonly catalogue.ProductCard[]
  readonly brands: readonly { readonly id: string; readonly title: string }[]
}

type Ad = { readonly path: string; readonly image: string; readonly imagePhone: string; readonly title: string }

/** How long an advertisement stays (spec A198). */
const adMs = 3000

/** One category on the home page: its parts, advertisements, some of its products, its best-known brands. */
export function FloorSection({ floor, hiddenText, isFirst }: { floor: Floor; hiddenText: string; isFirst: boolean }) {
  const say = useWords()
  const heading = floorAnchor(floor.id)
  return (
    <section aria-labelledby={`${heading}-title`} id={heading} className="mt-8 scroll-mt-32 md:mt-10">
      <header className="mb-3 flex items-center justify-between gap-4">
        <h2 id={`${heading}-title`} className="text-lg font-semibold md:text-xl">
          {floor.floorName}
        </h2>
        <Link
          to={floor.path}
          aria-label={`${say('home.floorMore')}: ${floor.floorName}`}
          className="inline-flex min-h-control-sm shrink-0 items-center gap-1 text-sm text-primary hover:underline"
        >
          {say('home.floorMore')}
          <ChevronRight aria-hidden className="size-4" />
        </Link>
      </header>
      <ul className="scrollbar-none -mx-4 mb-3 flex gap-2 overflow-x-auto px-4 md:mx-0 md:flex-wrap md:px-0">
        {floor.classifyList.map((part) => (
          <li key={`${part.path} ${part.name}`} className="shrink-0">
            <Link to={part.path} className={chipClass()}>
              {part.name}
            </Link>
          </li>
        ))}
      </ul>
      <ProductGrid
        products={floor.products}
        hiddenText={hiddenText}
        priorityCount={isFirst ? 2 : 0}
        lead={floor.ads.length > 0 ? <Ads ads={floor.ads} name={floor.floorName} /> : undefined}
        // Five in a row on the widest screens; narrower rows are left without a lonely rest.
        className="max-xl:[&>:nth-child(5)]:hidden md:max-lg:[&>:nth-child(4)]:hidden"
      />
      {floor.brands.length > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 text-sm text-ink-mute">
          <span>{say('home.hotBrands')}</span>
          {floor.brands.map((brand) => (
            <Link
              key={brand.id}
              to={paths.search({ searchType: 'brandId', brandId: brand.id, title: brand.title })}
              className="inline-flex min-h-control-sm items-center text-ink-soft hover:text-primary hover:underline"
            >
              {brand.title}
            </Link>
          ))}
        </p>
      )}
    </section>
  )
}

/** Where the elevator stops. */
export const floorAnchor = (id: string): string => `floor-${id}`

function Ads({ ads, name }: { ads: readonly Ad[]; name: string }) {
  const say = useWords()
  return (
    <Carousel
      className="h-full min-h-64 [&_li]:h-full"
      autoplayMs={ads.length > 1 ? adMs : undefined}
      labels={carouselLabels(say, say('home.ads', { name }), ads.length)}
      slides={ads.map((ad) => ({
        key: `${ad.path} ${ad.title}`,
        content: (
          <MaybeLink to={ad.path} className="relative block h-full focus-inset">
            <Picture src={ad.imagePhone} alt="" ratio="fill" fit="cover" />
            <span className="absolute inset-x-0 top-0 bg-linear-to-b from-deep/80 to-transparent p-3 pb-10 text-sm leading-snug font-semibold text-white">
              {ad.title}
            </span>
          </MaybeLink>
        ),
      }))}
    />
  )
}
