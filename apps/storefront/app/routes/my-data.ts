import { privacy } from '@cusp/contract'
import { apiFor, needsLogIn } from '../platform/api.server'
import type { Route } from './+types/my-data'

/** A copy of everything that the shop keeps about whoever asks, as a file. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  needsLogIn(args)
  const data = await apiFor(args).call(privacy.exportData, {})
  return new Response(JSON.stringify(privacy.exportData.output.encode(data), null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="cusp-my-data.json"',
      'cache-control': 'private, no-store',
    },
  })
}
