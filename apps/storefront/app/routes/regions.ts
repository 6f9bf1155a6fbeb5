import { apiFor, pageOf } from '../platform/api.server'
import { regionChoices } from '../platform/regions.server'
import type { Route } from './+types/regions'

/** The regions for an address form that opens on a page. */
export async function loader(args: Route.LoaderArgs) {
  return { regions: await regionChoices(apiFor(args), pageOf(args).language) }
}

// They do not change while a form is open.
export const shouldRevalidate = () => false
