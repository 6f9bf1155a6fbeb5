import { redirect } from 'react-router'
import { paths } from '../paths'
import type { Route } from './+types/app-redirect'

/** Links of the former app lead to the product (spec A20). */
export function loader({ params, request }: Route.LoaderArgs) {
  throw redirect(`${paths.product(params.id)}${new URL(request.url).search}`, 301)
}
