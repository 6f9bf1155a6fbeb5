import { CarouselGrid } from '@cusp/ui'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { useWords } from '../../platform/words'
import { type Brand, BrandTile } from './brand-tile'

/** Brands on the home page: two rows, six in view on a wide screen, the others by scrolling or by the buttons (spec A198). */
export function BrandGrid({ brands }: { brands: readonly Brand[] }) {
  const say = useWords()
  return (
    <section aria-labelledby="brands-title" id="brands" className="mt-8 scroll-mt-32 md:mt-10">
      <header className="mb-3 flex items-center justify-between gap-4">
        <h2 id="brands-title" className="text-lg font-semibold md:text-xl">
          {say('home.brands')}
        </h2>
        <Link
          to={paths.brandIndex()}
          className="inline-flex min-h-control-sm items-center gap-1 text-sm text-primary hover:underline"
        >
          {say('home.allBrands')}
          <ChevronRight aria-hidden className="size-4" />
        </Link>
      </header>
      <CarouselGrid
        className="auto-cols-[calc((100%-1rem)/3)] gap-2 sm:auto-cols-[calc((100%-1.5rem)/4)] lg:auto-cols-[calc((100%-3.75rem)/6)] lg:gap-3"
        labels={{ previous: say('home.previousBrands'), next: say('home.nextBrands') }}
        items={brands.map((brand) => ({ key: brand.id, content: <BrandTile brand={brand} /> }))}
      />
    </section>
  )
}
