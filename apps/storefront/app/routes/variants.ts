import { catalogue } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { apiFor } from '../platform/api.server'
import type { Route } from './+types/variants'

/** A product's variants, for the dialog over a list. */
export function loader(args: Route.LoaderArgs) {
  const id = new URL(args.request.url).searchParams.get('id') ?? ''
  return apiFor(args).call(catalogue.listVariants, { id: idFrom<'Variant'>(id) })
}
