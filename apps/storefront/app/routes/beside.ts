import { catalogue } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { apiFor } from '../platform/api.server'
import type { Route } from './+types/beside'

const isId = (id: string) => /^[\w-]{1,64}$/.test(id)

/** Products beside one, and those of the ids that a browser remembers. */
export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams
  const id = query.get('id') ?? ''
  const seen = (query.get('seen') ?? '').split(',').filter(isId).slice(0, catalogue.rememberedLimit)
  if (!isId(id)) return { related: [], seen: [], text: '' }
  const found = await apiFor(args).attempt(catalogue.listBeside, {
    id: idFrom<'Product'>(id),
    seen: seen.map((each) => idFrom<'Product'>(each)),
  })
  return found.ok ? found.data : { related: [], seen: [], text: '' }
}
