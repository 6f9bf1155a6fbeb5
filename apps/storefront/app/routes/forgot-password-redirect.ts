import { redirect } from 'react-router'
import { paths } from '../paths'
import type { Route } from './+types/forgot-password-redirect'

/** The right spelling leads to the address that the specification gives (decision 2). */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(`${paths.forgotPassword()}${new URL(request.url).search}`)
}
