import { content } from '@cusp/contract'
import { apiFor } from '../platform/api.server'
import type { Route } from './+types/recommended'

/** The next page of recommended products, ten at a time. */
export async function loader(args: Route.LoaderArgs) {
  const asked = Number(new URL(args.request.url).searchParams.get('pageIndex') ?? '1')
  const pageIndex = Number.isInteger(asked) && asked > 0 && asked < 1000 ? asked : 1
  const { products, totalPage } = await apiFor(args).call(content.getRecommended, { pageIndex })
  return { products, pageIndex, totalPage }
}
