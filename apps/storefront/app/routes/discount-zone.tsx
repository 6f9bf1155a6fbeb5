import { campaigns } from '@cusp/contract'
import { ZonePage } from '../features/catalogue/zone-page'
import { paths } from '../paths'
import { apiFor } from '../platform/api.server'
import { pageIndexFrom } from '../platform/page-index'
import { useWords } from '../platform/words'
import { PageHead } from '../shell/page-head'
import type { Route } from './+types/discount-zone'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export async function loader(args: Route.LoaderArgs) {
  const pageIndex = pageIndexFrom(new URL(args.request.url).searchParams)
  return { pageIndex, ...(await apiFor(args).call(campaigns.listZoneProducts, { tagID: 'special', pageIndex })) }
}

export default function DiscountZoneRoute({ loaderData }: Route.ComponentProps) {
  const say = useWords()
  const { products, text, totalCount, totalPage, pageIndex } = loaderData
  return (
    <>
      <PageHead title={say('home.discountZone')} description={say('home.discountZoneIntro')} />
      <ZonePage
        title={say('home.discountZone')}
        intro={say('home.discountZoneIntro')}
        products={products}
        hiddenText={text}
        totalCount={totalCount}
        page={pageIndex}
        pageCount={totalPage}
        hrefFor={(page) => paths.discountZone({ pageIndex: page })}
      />
    </>
  )
}
