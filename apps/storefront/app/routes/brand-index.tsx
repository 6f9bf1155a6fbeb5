import { catalogue } from '@cusp/contract'
import { chipClass } from '@cusp/ui'
import { Link, useSearchParams } from 'react-router'
import { BrandTile } from '../features/catalogue/brand-tile'
import { paths } from '../paths'
import { apiFor } from '../platform/api.server'
import { useWords } from '../platform/words'
import { PageHead } from '../shell/page-head'
import type { Route } from './+types/brand-index'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export async function loader(args: Route.LoaderArgs) {
  const { list } = await apiFor(args).call(catalogue.listBrands, {})
  return {
    groups: list.map(({ key, list: brands }) => ({
      key,
      brands: brands.map(({ id, title, picturePath }) => ({ id, title, picturePath })),
    })),
  }
}

/** All brands by their group; a tab shows one group (spec A63). */
export default function BrandIndexRoute({ loaderData: { groups } }: Route.ComponentProps) {
  const say = useWords()
  const [search] = useSearchParams()
  const chosen = groups.find(({ key }) => key === search.get('key'))
  const tabs = [{ key: undefined, label: say('shell.all') }, ...groups.map(({ key }) => ({ key, label: key }))]
  return (
    <div className="page-column py-4 md:py-6">
      <PageHead title={say('shell.brands')} description={say('shell.brandsDescription')} />
      <h1 className="text-xl font-semibold md:text-2xl">{say('shell.brands')}</h1>
      <ul className="mt-4 flex flex-wrap gap-2">
        {tabs.map(({ key, label }) => (
          <li key={label}>
            <Link
              to={paths.brandIndex(key === undefined ? {} : { key })}
              preventScrollReset
              aria-current={key === chosen?.key || undefined}
              className={chipClass(key === chosen?.key)}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <div className={chosen ? undefined : 'grid gap-x-8 md:grid-cols-2 lg:grid-cols-3'}>
        {(chosen ? [chosen] : groups).map(({ key, brands }) => (
          <section key={key} aria-labelledby={`group-${key}`} className="mt-6">
            <h2 id={`group-${key}`} className="mb-2 border-b border-line pb-1 text-lg font-semibold text-primary">
              {key}
            </h2>
            <ul className={`grid grid-cols-2 gap-2 md:gap-3 ${chosen ? 'sm:grid-cols-3 lg:grid-cols-6' : ''}`}>
              {brands.map((brand) => (
                <li key={brand.id}>
                  <BrandTile brand={brand} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
