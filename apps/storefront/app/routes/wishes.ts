import { cart, wishes } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { redirect } from 'react-router'
import { paths, safeNext } from '../paths'
import { type Api, type Attempt, apiFor, needsLogIn } from '../platform/api.server'
import type { WishAnswer } from '../platform/favourite-marks'
import { textOf } from '../platform/form'
import type { Route } from './+types/wishes'

/** The favourites of whoever is signed in, for the hearts of lists. */
export async function loader(args: Route.LoaderArgs) {
  needsLogIn(args)
  return Response.json(await apiFor(args).call(wishes.listFavouriteIds, {}))
}

/** One wish: what is wanted and of which variant, `collect 100123`. A page without script gets back to where it was. */
export async function action(args: Route.ActionArgs): Promise<WishAnswer | Response> {
  needsLogIn(args)
  const form = await args.request.formData()
  const [what = '', id = ''] = textOf(form, 'wish').split(' ')
  const done = await carryOut(apiFor(args), what, id, Math.trunc(Number(textOf(form, 'count'))) || 1)
  const said: WishAnswer = done.ok ? { isDone: true } : { isDone: false, problem: done.refusal.message }
  const accepted = args.request.headers.get('accept') ?? ''
  if (accepted.includes('text/html')) return redirect(cameFrom(args.request))
  return accepted.includes('application/json') ? Response.json(said) : said
}

function carryOut(api: Api, what: string, id: string, count: number): Promise<Attempt<unknown>> {
  const searchProductId = idFrom<'Variant'>(id)
  switch (what) {
    case 'collect':
      return api.attempt(wishes.collectProduct, { searchProductId, isCollected: true })
    case 'register':
      return api.attempt(wishes.registerStock, { searchProductId })
    case 'unregister':
      return api.attempt(wishes.removeStockRegistrations, { goods: [{ id: searchProductId }] })
    case 'add':
      return api.attempt(cart.addToCart, { goods: [{ searchProductId, count }], isDeleteStockRegistration: true })
    default:
      return api.attempt(wishes.collectProduct, { searchProductId, isCollected: false })
  }
}

function cameFrom(request: Request): string {
  const from = request.headers.get('referer')
  if (from === null) return paths.favourites()
  const { pathname, search } = new URL(from)
  return safeNext(`${pathname}${search}`)
}
