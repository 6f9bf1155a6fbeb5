import { cart, catalogue, failureSentence, orders } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { redirect } from 'react-router'
import { picksFrom } from '../features/catalogue/picks-form'
import { ProductPage } from '../features/catalogue/product-page'
import { paths } from '../paths'
import { type Attempt, apiFor, pageOf } from '../platform/api.server'
import { useUser } from '../platform/shop'
import { ProductFacts } from '../shell/facts'
import { PageHead } from '../shell/page-head'
import type { Route } from './+types/product'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export async function loader(args: Route.LoaderArgs) {
  const api = apiFor(args)
  const id = idFrom<'Variant'>(args.params.id)
  const [product, variants] = await Promise.all([
    api.call(catalogue.getProduct, { id }),
    api.call(catalogue.listVariants, { id }),
  ])
  return { product, variants: variants.list, address: paths.product(product.id) }
}

/** Puts the chosen pieces into the cart, or goes straight to the order with them. */
export async function action(args: Route.ActionArgs): Promise<Attempt<null>> {
  const form = await args.request.formData()
  const goods = picksFrom(form)
  if (goods.length === 0) {
    const failure = 'cartEmpty'
    return { ok: false, refusal: { failure, message: failureSentence(failure, pageOf(args).language) } }
  }
  const api = apiFor(args)
  const isPreOrder = form.get('intent') === 'preOrder'
  if (isPreOrder || form.get('intent') === 'buy') {
    const prepared = await api.attempt(orders.prepareOrder, { goods, isFromShoppingCart: false, isPreOrder })
    if (prepared.ok) throw redirect(paths.orderConfirm({ id: prepared.data.orderNo }))
    return prepared
  }
  const added = await api.attempt(cart.addToCart, { goods })
  return added.ok ? { ok: true, data: null } : added
}

export default function ProductRoute({ loaderData, actionData }: Route.ComponentProps) {
  const user = useUser()
  const { product, variants } = loaderData
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
        user={user}
        refusal={actionData && !actionData.ok ? actionData.refusal : undefined}
        isAdded={actionData?.ok === true}
      />
    </>
  )
}
