import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { useWords } from '../../platform/words'
import { type Brand, BrandTile } from './brand-tile'

/** Brands on the home page: two rows of six, the rest a page away. */
export function BrandGrid({ brands }: { brands: readonly Brand[] }) {
  const say = useWords()
  return (
    <section aria-labelledby="brands" className="mt-8 md:mt-10">
      <header className="mb-3 flex items-center justify-between gap-4">
        <h2 id="brands" className="text-lg font-semibold md:text-xl">
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
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 md:gap-3 lg:grid-cols-6 [&>:nth-child(n+13)]:hidden max-lg:[&>:nth-child(n+9)]:hidden max-sm:[&>:nth-child(n+7)]:hidden">
        {brands.map((brand) => (
          <li key={brand.id}>
            <BrandTile brand={brand} />
          </li>
        ))}
      </ul>
    </section>
  )
}
