import { newCustomers } from '@cusp/contract'
import { Breadcrumbs, buttonClass, EmptyState } from '@cusp/ui'
import { PackageOpen } from 'lucide-react'
import { data, Link } from 'react-router'
import { BannerCarousel } from '../features/catalogue/banner-carousel'
import { CouponCards } from '../features/catalogue/coupon-cards'
import { NewCustomerActivity } from '../features/catalogue/new-customer-activity'
import { NewCustomerStanding } from '../features/catalogue/new-customer-standing'
import { PreviewNotice } from '../features/catalogue/preview-notice'
import { paths } from '../paths'
import { apiFor } from '../platform/api.server'
import { unkept } from '../platform/preview-headers'
import { everything } from '../platform/search-query'
import { shownFrom } from '../platform/shown-products'
import { useWords } from '../platform/words'
import { PageHead } from '../shell/page-head'
import type { Route } from './+types/new-customers'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

/** Rows of products that are in view at once. */
const inView = 5

const perStep = newCustomers.productsPerStep
const first = { brandName: '', page: 1, pageSize: perStep }

export async function loader(args: Route.LoaderArgs) {
  const api = apiFor(args)
  const query = new URL(args.request.url).searchParams
  const token = query.get('preview')
  if (token !== null) {
    const { head, activities, at, withDrafts } = await api.call(newCustomers.previewNewCustomers, { token })
    return data({ head, ...activities, shown: [], perStep, preview: { at, withDrafts } }, { headers: unkept })
  }
  const shown = shownFrom(query.get('shown'))
  const [head, all, ...grown] = await Promise.all([
    api.call(newCustomers.getNewCustomerHead, {}),
    api.call(newCustomers.getNewCustomerActivities, first),
    ...[...shown].map(([activityId, pageSize]) =>
      api.call(newCustomers.getNewCustomerActivities, { ...first, activityId, pageSize }),
    ),
  ])
  const larger = new Map(grown.flatMap(({ activities }) => activities.map((each) => [each.id, each] as const)))
  return data({
    head,
    ...all,
    activities: all.activities.map((activity) => larger.get(activity.id) ?? activity),
    shown: [...shown],
    perStep,
    preview: null,
  })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** Offers for clinics that order here for the first time (spec A66). */
export default function NewCustomersRoute({ loaderData }: Route.ComponentProps) {
  const say = useWords()
  const { head, activities, standing, text, preview } = loaderData
  const shown = new Map(loaderData.shown)
  return (
    <div className="page-column py-4 md:py-6">
      <PageHead title={say('newCustomers.title')} description={say('newCustomers.description')} />
      {preview && <meta name="robots" content="noindex, nofollow" />}
      <PreviewNotice preview={preview} leaveTo={paths.newCustomers()} />
      <Breadcrumbs
        label={say('shell.breadcrumbs')}
        crumbs={[{ label: say('shell.home'), href: paths.home() }, { label: say('newCustomers.title') }]}
        className="mb-2"
      />
      <h1 className="text-xl font-semibold md:text-2xl">{say('newCustomers.title')}</h1>
      <p className="mt-1 mb-4 text-sm text-ink-mute">{say('newCustomers.intro')}</p>
      {head.banners.length > 0 && <BannerCarousel banners={head.banners} />}
      <NewCustomerStanding standing={standing} />
      <CouponCards coupons={head.coupons} />
      {activities.map((activity, index) => (
        <NewCustomerActivity
          key={activity.id}
          activity={activity}
          isForYou={standing === 'isForYou'}
          hiddenText={text}
          shown={shown}
          perStep={loaderData.perStep}
          mayGrow={preview === null}
          priorityCount={index === 0 && head.banners.length === 0 ? inView : 0}
        />
      ))}
      {activities.length === 0 && (
        <div className="mt-6 rounded-lg border border-line bg-surface">
          <EmptyState
            title={say('newCustomers.emptyTitle')}
            icon={<PackageOpen aria-hidden strokeWidth={1.5} />}
            action={
              <Link to={paths.search({ keyword: everything })} className={buttonClass()}>
                {say('newCustomers.browse')}
              </Link>
            }
          >
            {say('newCustomers.emptyText')}
          </EmptyState>
        </div>
      )}
    </div>
  )
}
