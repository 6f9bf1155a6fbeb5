import { cart, orders } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { buttonClass, EmptyState } from '@cusp/ui'
import { ShoppingCart } from 'lucide-react'
import { Link, redirect } from 'react-router'
import { CartBoard } from '../features/cart/cart-board'
import type { CartAnswer } from '../features/cart/cart-row'
import { paths } from '../paths'
import { type Api, apiFor, needsLogIn } from '../platform/api.server'
import { textOf } from '../platform/form'
import type { Refusal } from '../platform/on-refusal'
import { titleOf } from '../platform/page-title'
import { useWords } from '../platform/words'
import type { Route } from './+types/shop-cart'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export async function loader(args: Route.LoaderArgs) {
  needsLogIn(args)
  return { kept: await apiFor(args).call(cart.getCart, {}) }
}

/** Every change answers with a problem or nothing: the cart itself is read again, as the server has it then. */
export async function action(args: Route.ActionArgs): Promise<CartAnswer | Response> {
  needsLogIn(args)
  const form = await args.request.formData()
  const api = apiFor(args)
  const ids = form.getAll('id').map((id) => ({ id: idFrom<'Variant'>(String(id)) }))
  switch (textOf(form, 'intent')) {
    case 'change':
      return told(
        await api.attempt(cart.changeCartLine, {
          searchProductId: idFrom<'Variant'>(textOf(form, 'id')),
          count: Math.trunc(Number(textOf(form, 'count'))) || 0,
        }),
      )
    case 'check':
      return told(await api.attempt(cart.checkCartLines, { goods: ids, checked: textOf(form, 'checked') === 'true' }))
    case 'remove':
      return told(await api.attempt(cart.removeCartLines, { goods: ids }))
    case 'collect':
      return told(await api.attempt(cart.removeCartLines, { goods: ids, isCollect: true }))
    case 'order':
      return order(api)
    default:
      return {}
  }
}

async function order(api: Api): Promise<CartAnswer | Response> {
  const prepared = await api.attempt(orders.prepareOrder, { isFromShoppingCart: true })
  return prepared.ok ? redirect(paths.orderConfirm({ id: prepared.data.orderNo })) : told(prepared)
}

const told = (attempt: { ok: true } | { ok: false; refusal: Refusal }): CartAnswer =>
  attempt.ok ? {} : { problem: attempt.refusal.message }

export default function ShopCartRoute({ loaderData: { kept }, actionData }: Route.ComponentProps) {
  const say = useWords()
  return (
    <div className="page-column pt-5 pb-8">
      <title>{titleOf(say, say('cart.title'))}</title>
      {kept.count === 0 ? (
        <>
          <h1 className="sr-only">{say('cart.title')}</h1>
          <EmptyState
            icon={<ShoppingCart aria-hidden strokeWidth={1.5} />}
            title={say('cart.emptyTitle')}
            action={
              <Link to={paths.search({ keyword: 'ALL' })} className={buttonClass()}>
                {say('cart.browse')}
              </Link>
            }
          >
            {say('cart.emptyText')}
          </EmptyState>
        </>
      ) : (
        <CartBoard cart={kept} problem={actionData?.problem} />
      )}
    </div>
  )
}
