import { catalogue } from '@cusp/contract'
import { apiFor } from '../platform/api.server'
import type { Route } from './+types/categories'

/** Both levels with their pictures, for the menu that most pages never open. */
export const loader = (args: Route.LoaderArgs) => apiFor(args).call(catalogue.listCategories, {})
