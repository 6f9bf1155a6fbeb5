import { accounts } from '@cusp/contract'
import { redirect } from 'react-router'
import { paths } from '../paths'
import { apiFor, pageOf } from '../platform/api.server'
import type { Route } from './+types/logout'

export async function action(args: Route.ActionArgs) {
  if (!pageOf(args).isVisitor) await apiFor(args).attempt(accounts.logOut, {})
  return redirect(paths.home())
}

export const loader = () => redirect(paths.home())
