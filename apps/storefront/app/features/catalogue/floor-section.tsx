import type { catalogue } from '@cusp/contract'
import { chipClass } from '@cusp/ui'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { useWords } from '../../platform/words'
import { ProductGrid } from './product-grid'

export type Floor = {
  readonly id: string
  readonly floorName: string
  readonly classifyList: readonly { readonly id: string; readonly name: string }[]
  readonly products: readonly catalogue.ProductCard[]
  readonly brands: readonly { readonly id: string; readonly title: string }[]
}

/** One category on the home page: its parts, some of its products, its best-known brands. */
export function FloorSection({ floor, hiddenText, isFirst }: { floor: Floor; hiddenText: string; isFirst: boolean }) {
  const say = useWords()
  const heading = `floor-${floor.id}`
  return (
    <section aria-labelledby={heading} className="mt-8 md:mt-10">
      <header className="mb-3 flex items-center justify-between gap-4">
        <h2 id={heading} className="text-lg font-semibold md:text-xl">
          {floor.floorName}
        </h2>
        <Link
          to={paths.search({ searchType: 'categoryId', categoryId: floor.id, title: floor.floorName })}
          aria-label={`${say('home.floorMore')}: ${floor.floorName}`}
          className="inline-flex min-h-control-sm shrink-0 items-center gap-1 text-sm text-primary hover:underline"
        >
          {say('home.floorMore')}
          <ChevronRight aria-hidden className="size-4" />
        </Link>
      </header>
      <ul className="scrollbar-none -mx-4 mb-3 flex gap-2 overflow-x-auto px-4 md:mx-0 md:flex-wrap md:px-0">
        {floor.classifyList.map((part) => (
          <li key={part.id} className="shrink-0">
            <Link
              to={paths.search({ searchType: 'categoryId', categoryId: part.id, title: part.name })}
              className={chipClass()}
            >
              {part.name}
            </Link>
          </li>
        ))}
      </ul>
      <ProductGrid
        products={floor.products}
        hiddenText={hiddenText}
        priorityCount={isFirst ? 2 : 0}
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
