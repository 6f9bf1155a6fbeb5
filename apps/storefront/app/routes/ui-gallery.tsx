import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { pageOf } from '../platform/api.server'
import type { Route } from './+types/ui-gallery'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

const Gallery = lazy(async () => ({ default: (await import('@cusp/ui/gallery')).Gallery }))

/** The components on one page, in development only. */
export function loader(args: Route.LoaderArgs) {
  const { isDevelopment, serverTime } = pageOf(args)
  if (!isDevelopment) throw data(null, { status: 404 })
  return { nowMs: serverTime.getTime() }
}

export default function UiGalleryRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <Gallery nowMs={loaderData.nowMs} />
    </Suspense>
  )
}
