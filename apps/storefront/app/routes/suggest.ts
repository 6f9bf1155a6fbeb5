import { search } from '@cusp/contract'
import { apiFor } from '../platform/api.server'
import type { Route } from './+types/suggest'

export async function loader(args: Route.LoaderArgs) {
  const keyword = new URL(args.request.url).searchParams.get('keyword')?.trim().slice(0, 80) ?? ''
  if (keyword === '') return { words: [] }
  const found = await apiFor(args).attempt(search.suggest, { id: keyword })
  if (!found.ok) return { words: [] }
  // Words that differ only in their capitals lead to the same results.
  return { words: [...new Map(found.data.map((word) => [word.toLowerCase(), word])).values()] }
}
