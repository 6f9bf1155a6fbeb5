import type { catalogue } from '@cusp/contract'
import { mayBuy } from '@cusp/kernel'
import { Button, Card, Notice } from '@cusp/ui'
import { Link } from 'react-router'
import { paths } from '../../paths'
import type { Refusal } from '../../platform/on-refusal'
import { useUser } from '../../platform/shop'
import { useHydrated } from '../../platform/use-hydrated'
import { useWords } from '../../platform/words'
import { Balance } from './balance'
import { isOrderable, mostToAdd, usePicks } from './picks'
import { useAddToCart } from './use-add-to-cart'
import { VariantTable } from './variant-table'
import { fromZone } from './zone-address'

/** The variants with their quantities, and the bar that sums them up and buys them. */
export function PurchaseForm({
  product,
  variants,
  refusal,
  isAdded,
  isOnlyToBuy = false,
}: {
  product: catalogue.ProductDetail
  variants: readonly catalogue.Variant[]
  /** What became of a form that was sent without script. */
  refusal: Refusal | undefined
  isAdded: boolean
  /** Not offered for the cart. */
  isOnlyToBuy?: boolean
}) {
  const say = useWords()
  const picks = usePicks(variants, firstChoice(variants))
  const cart = useAddToCart(picks.clear)
  const problem = cart.refusal ?? refusal
  const isFor = (intent: string) => cart.isBusy && cart.fetcher.formData?.get('intent') === intent
  const isAlive = useHydrated()
  const user = useUser()
  const isFinanceOnly = user !== null && !mayBuy(user.roles)
  const disabledReason = isFinanceOnly
    ? say('product.roleMayNotBuy')
    : isAlive && picks.pieces === 0
      ? say('product.chooseFirst')
      : undefined
  return (
    <cart.fetcher.Form method="post" action={paths.product(product.searchProductId, isOnlyToBuy ? fromZone : {})}>
      {problem && (
        <Notice tone="error" className="mb-3">
          {problem.message}
        </Notice>
      )}
      {isFinanceOnly && <Notice className="mb-3">{say('product.roleMayNotBuy')}</Notice>}
      {isAdded && !problem && (
        <Notice tone="success" className="mb-3" action={<Link to={paths.cart()}>{say('product.viewCart')}</Link>}>
          {say('product.addedToCart')}
        </Notice>
      )}
      <Card flush>
        <VariantTable
          variants={variants}
          picks={picks}
          hiddenText={product.text}
          selectedId={product.searchProductId}
        />
      </Card>
      {/* Goods that are all on inquiry are asked for, further down. */}
      {variants.some(({ price }) => price.kind !== 'onInquiry') && (
        <section
          aria-label={say('product.balance')}
          className="sticky bottom-(--notice-room) z-20 mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-t-lg border border-line bg-surface px-4 py-3 shadow-floating md:px-5"
        >
          <Balance picks={picks} />
          <div className="flex gap-2 max-md:w-full">
            {!isOnlyToBuy && (
              <Button
                type="submit"
                name="intent"
                value="add"
                variant="secondary"
                className="max-md:flex-1 md:min-w-36"
                loading={isFor('add')}
                disabledReason={disabledReason}
              >
                {say('product.addToCart')}
              </Button>
            )}
            <Button
              type="submit"
              name="intent"
              value="buy"
              className="max-md:flex-1 md:min-w-36"
              loading={isFor('buy')}
              disabledReason={disabledReason}
            >
              {say('product.buyNow')}
            </Button>
          </div>
        </section>
      )}
    </cart.fetcher.Form>
  )
}

/** A product with one variant is chosen already: one step of it. */
function firstChoice(variants: readonly catalogue.Variant[]): Record<string, number> {
  const [only, ...others] = variants
  if (!only || others.length > 0 || !isOrderable(only)) return {}
  return { [only.id]: Math.min(mostToAdd(only), Math.max(1, only.sellPartCount)) }
}
