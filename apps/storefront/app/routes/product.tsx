import { cart, catalogue, failureSentence, inbox, newCustomers, orders } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { useToasts } from '@cusp/ui'
import { useEffect } from 'react'
import { redirect, useNavigate } from 'react-router'
import { picksFrom } from '../features/catalogue/picks-form'
import { ProductPage } from '../features/catalogue/product-page'
import { paths } from '../paths'
import { type Attempt, apiFor, pageOf } from '../platform/api.server'
import { textOf } from '../platform/form'
import { ProductFacts } from '../shell/facts'
import { PageHead } from '../shell/page-head'
import type { Route } from './+types/product'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export async function loader(args: Route.LoaderArgs) {
  const api = apiFor(args)
  const id = idFrom<'Variant'>(args.params.id)
  const tagType = new URL(args.request.url).searchParams.get('tagType') ?? undefined
  const [product, found] = await Promise.all([
    api.call(catalogue.getProduct, { id, tagType }),
    api.attempt(catalogue.listVariants, { id, tagType }),
  ])
  const turnedAway = !found.ok && found.refusal.failure === 'notNewCustomer' ? found.refusal.message : ''
  const { list } = found.ok ? found.data : await api.call(catalogue.listVariants, { id })
  return {
    product: turnedAway === '' ? product : { ...product, newCusproductDisplay: null },
    variants: list,
    turnedAway,
    isForNewCustomers: newCustomers.isNewCustomerTagType(tagType) && turnedAway === '',
    address: paths.product(product.id),
    serverTime: pageOf(args).serverTime,
  }
}

/** Puts the chosen pieces into the cart, or goes straight to the order with them. */
export async function action(args: Route.ActionArgs): Promise<Attempt<null>> {
  const form = await args.request.formData()
  if (form.get('intent') === 'askPrice') return askPrice(args, form)
  const goods = picksFrom(form)
  if (goods.length === 0) {
    const failure = 'cartEmpty'
    return { ok: false, refusal: { failure, message: failureSentence(failure, pageOf(args).language) } }
  }
  const api = apiFor(args)
  const isPreOrder = form.get('intent') === 'preOrder'
  if (isPreOrder || form.get('intent') === 'buy') {
    const tagType = new URL(args.request.url).searchParams.get('tagType') ?? undefined
    const prepared = await api.attempt(orders.prepareOrder, { goods, isFromShoppingCart: false, isPreOrder, tagType })
    if (prepared.ok) throw redirect(paths.orderConfirm({ id: prepared.data.orderNo }))
    return prepared
  }
  const added = await api.attempt(cart.addToCart, { goods })
  return added.ok ? { ok: true, data: null } : added
}

/** Asks the shop what goods on inquiry cost; the page then says since when the clinic waits. */
async function askPrice(args: Route.ActionArgs, form: FormData): Promise<Attempt<null>> {
  const asked = await apiFor(args).attempt(inbox.askForPrice, {
    searchProductId: idFrom<'Variant'>(textOf(form, 'variant')),
    count: Math.trunc(Number(textOf(form, 'count'))) || 0,
    message: textOf(form, 'message'),
    email: textOf(form, 'email'),
  })
  if (asked.ok) throw redirect(`${paths.product(args.params.id)}#ask-price`)
  return asked
}

export default function ProductRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { product, variants, turnedAway } = loaderData
  useTurnedAway(turnedAway, product.searchProductId)
  const selected = variants.find(({ id }) => id === product.searchProductId)
  return (
    <>
      <PageHead
        title={`${product.productName} · ${product.brandName}`}
        description={`${product.brandName} ${product.productName}. ${product.sellingPoint || product.description}`}
        picture={product.pictures[0]}
        kind="product"
      />
      {import.meta.env.SSR && <ProductFacts product={product} articleNumber={selected?.articleNumber} />}
      <ProductPage
        key={product.id}
        product={product}
        variants={variants}
        refusal={actionData && !actionData.ok ? actionData.refusal : undefined}
        isAdded={actionData?.ok === true}
        serverTime={loaderData.serverTime}
        isForNewCustomers={loaderData.isForNewCustomers}
      />
    </>
  )
}

const turnedAwayMs = 3000

/** Says why the goods are not for this clinic, and leads to the plain page after three seconds (spec A188). */
function useTurnedAway(message: string, id: string): void {
  const toasts = useToasts()
  const goTo = useNavigate()
  useEffect(() => {
    if (message === '') return
    toasts.error(message)
    const timer = setTimeout(() => void goTo(paths.product(id), { replace: true }), turnedAwayMs)
    return () => clearTimeout(timer)
  }, [message, id, toasts, goTo])
}
