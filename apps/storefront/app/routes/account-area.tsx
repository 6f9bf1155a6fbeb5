import { Outlet } from 'react-router'
import { AccountNavigation } from '../features/account/account-navigation'
import { needsLogIn } from '../platform/api.server'
import type { Route } from './+types/account-area'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export function loader(args: Route.LoaderArgs) {
  needsLogIn(args)
  return null
}

/** The frame of everything under /user. */
export default function AccountAreaRoute() {
  return (
    <div className="page-column grid gap-6 py-4 lg:grid-cols-[208px_minmax(0,1fr)] lg:gap-8 lg:py-8">
      <AccountNavigation />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}
