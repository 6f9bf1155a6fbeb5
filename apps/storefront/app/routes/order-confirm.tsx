import { type addresses, type FailureName, orders } from '@cusp/contract'
import { idFrom, toMinor } from '@cusp/kernel'
import { buttonClass, EmptyState } from '@cusp/ui'
import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { data, Link, redirect, useFetcher } from 'react-router'
import { AddressDialog } from '../features/addresses/address-form'
import { lineOf } from '../features/addresses/region-choice'
import { expressFrom } from '../features/orders/choices'
import { ConfirmAddress } from '../features/orders/confirm-address'
import { type ConfirmAnswer, ConfirmForm } from '../features/orders/confirm-form'
import { paths } from '../paths'
import { apiFor, needsLogIn } from '../platform/api.server'
import { textOf } from '../platform/form'
import type { Refusal } from '../platform/on-refusal'
import { titleOf } from '../platform/page-title'
import type { PageHandle } from '../platform/shop'
import { useLanguage, useWords } from '../platform/words'
import type { Route } from './+types/order-confirm'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export const handle: PageHandle = { plainHeader: true }

export async function loader(args: Route.LoaderArgs) {
  needsLogIn(args)
  const { searchParams } = new URL(args.request.url)
  const id = searchParams.get('id') ?? searchParams.get('orderNo') ?? ''
  if (id === '') throw redirect(paths.cart())
  const found = await apiFor(args).attempt(orders.confirmOrder, { id: idFrom<'TempOrder'>(id) })
  if (found.ok) return { order: found.data }
  if (found.refusal.failure === 'tempOrderGone' || found.refusal.failure === 'notUnderstood') return { order: null }
  throw data(found.refusal, { status: 409 })
}

export async function action(args: Route.ActionArgs): Promise<ConfirmAnswer | Response | null> {
  needsLogIn(args)
  const form = await args.request.formData()
  const api = apiFor(args)
  const addressId = textOf(form, 'addressId')
  const id = idFrom<'TempOrder'>(textOf(form, 'id'))
  const choices = {
    ...(addressId === '' ? {} : { addressId: idFrom<'Address'>(addressId) }),
    storeExpress: expressFrom(form).map(({ storeId, expressId }) => ({
      storeId: idFrom<'Store'>(storeId),
      expressId: idFrom<'Express'>(expressId),
    })),
  }
  if (textOf(form, 'intent') === 'choose') {
    const chosen = await api.attempt(orders.confirmOrder, { id, ...choices })
    return chosen.ok ? null : answerTo(chosen.refusal)
  }

  const seen = Number(textOf(form, 'payable'))
  const isRemittance = textOf(form, 'isRemittance') === 'remittance'
  const placed = await api.attempt(orders.createOrder, {
    orderNo: id,
    ...choices,
    remark: textOf(form, 'remark'),
    isRemittance: isRemittance ? 'remittance' : 'online',
    ...(Number.isSafeInteger(seen) ? { payable: toMinor(seen) } : {}),
  })
  if (!placed.ok) return answerTo(placed.refusal)
  const { orderNo, status } = placed.data
  const stands = await api.attempt(orders.checkOrder, { id: orderNo })
  if (stands.ok && !stands.data.isSuccess) return { kind: 'refused', message: stands.data.message, lines: [] }
  return redirect(
    isRemittance || status === 'pendingReview' ? paths.payResult({ orderId: orderNo }) : paths.pay(orderNo),
  )
}

const backInCart: readonly FailureName[] = ['insufficientStock', 'notOrderable', 'overLimit', 'tempOrderGone']

function answerTo({ failure, message, lines }: Refusal): ConfirmAnswer {
  return {
    kind: failure === 'priceChanged' ? 'priceChanged' : backInCart.includes(failure) ? 'cannotOrder' : 'refused',
    message,
    lines: lines?.map((line) => line.says) ?? [],
  }
}

export default function OrderConfirmRoute({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const say = useWords()
  const language = useLanguage()
  const choosing = useFetcher<ConfirmAnswer | null>()
  const [edited, setEdited] = useState<'new' | addresses.DeliveryAddress>()
  if (!order) {
    return (
      <div className="page-column py-8">
        <title>{titleOf(say, say('orders.confirmTitle'))}</title>
        <EmptyState
          level={1}
          icon={<Hourglass aria-hidden strokeWidth={1.5} />}
          title={say('orders.goneTitle')}
          action={
            <Link to={paths.cart()} className={buttonClass()}>
              {say('orders.backToCart')}
            </Link>
          }
        >
          {say('orders.goneText')}
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="page-column py-5 md:py-8">
      <title>{titleOf(say, say('orders.confirmTitle'))}</title>
      <h1 className="mb-4 text-2xl font-semibold">{say('orders.confirmTitle')}</h1>
      <ConfirmForm
        order={order}
        answer={actionData ?? undefined}
        isAddressChanging={choosing.state !== 'idle'}
        address={
          <ConfirmAddress
            // The radios start anew with what the server keeps.
            key={`${order.addressId} ${order.addresses.length} ${order.addresses.filter((each) => each.isComplete).length}`}
            book={order.addresses}
            chosen={order.addressId}
            lineOf={(address) => lineOf(address, language)}
            onAdd={() => setEdited('new')}
            onEdit={setEdited}
          />
        }
      />
      {edited !== undefined && (
        <AddressDialog
          address={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={(addressId) => {
            setEdited(undefined)
            void choosing.submit({ intent: 'choose', id: order.orderNo, addressId }, { method: 'post' })
          }}
        />
      )}
    </div>
  )
}
