import { isAllowedLink } from '@cusp/kernel'
import { buttonClass, ErrorState } from '@cusp/ui'
import { data, Link, redirect } from 'react-router'
import { paths } from '../paths'
import { pageOf } from '../platform/api.server'
import { titleOf } from '../platform/page-title'
import { useWords } from '../platform/words'
import type { Route } from './+types/transfer'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

/** Leads to the address in the query, within the shop or to a host that the shop knows (spec A34, B17, decision 62). */
export function loader(args: Route.LoaderArgs) {
  const wanted = new URL(args.request.url).searchParams.get('url') ?? ''
  if (wanted !== '' && isAllowedLink(wanted, pageOf(args).linkHosts)) throw redirect(wanted)
  return data(null, { status: 400 })
}

export default function TransferRoute() {
  const say = useWords()
  return (
    <div className="page-column py-10">
      <title>{titleOf(say, say('shell.leavesShopTitle'))}</title>
      <ErrorState
        level={1}
        title={say('shell.leavesShopTitle')}
        action={
          <Link to={paths.home()} className={buttonClass()}>
            {say('shell.backHome')}
          </Link>
        }
      >
        {say('shell.leavesShopText')}
      </ErrorState>
    </div>
  )
}
