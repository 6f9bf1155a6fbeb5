import type { newCustomers } from '@cusp/contract'
import { buttonClass, Tag } from '@cusp/ui'
import { Link, useNavigation } from 'react-router'
import { paths } from '../../paths'
import { hongKongTime } from '../../platform/hong-kong-time'
import { type ShownProducts, shownWith } from '../../platform/shown-products'
import { useLanguage, useWords } from '../../platform/words'
import type { ShownProduct } from './product-card'
import { ProductGrid } from './product-grid'
import { fromZone } from './zone-address'

type Activity = newCustomers.Activity

/** What an activity offers, and a link that shows five products more (spec A66, A195); it works without a script too. */
export function NewCustomerActivity({
  activity,
  isForYou,
  hiddenText,
  shown,
  perStep,
  mayGrow,
  priorityCount,
}: {
  activity: Activity
  isForYou: boolean
  hiddenText: string
  shown: ShownProducts
  /** Products that the link adds. */
  perStep: number
  mayGrow: boolean
  priorityCount: number
}) {
  const say = useWords()
  const isEnglish = useLanguage() === 'en'
  const { id, products, productCount, endsAt, purchaseLimit } = activity
  const name = isEnglish ? activity.nameInEnglish : activity.nameInChinese
  const content = isEnglish ? activity.contentInEnglish : activity.contentInChinese
  const isBusy = useNavigation().state === 'loading'
  const more = Math.min(perStep, productCount - products.length)
  const anchor = `activity-${id}`
  return (
    <section id={anchor} aria-labelledby={`${anchor}-title`} className="mt-8 scroll-mt-32 md:mt-10">
      <h2 id={`${anchor}-title`} className="text-lg font-semibold md:text-xl">
        {name}
      </h2>
      {content !== '' && <p className="mt-1 max-w-reading text-ink-soft">{content}</p>}
      <p className="mt-1 mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-mute">
        <span>{say('newCustomers.count', { count: productCount })}</span>
        {endsAt !== null && <span className="tabular">{say('newCustomers.until', { at: hongKongTime(endsAt) })}</span>}
        {purchaseLimit > 0 && <Tag tone="info">{say('newCustomers.limit', { count: purchaseLimit })}</Tag>}
      </p>
      <ProductGrid
        products={products.map((product) => cardOf(product, isForYou))}
        hiddenText={hiddenText}
        priorityCount={priorityCount}
        mayAdd={false}
      />
      {(more > 0 || shown.has(id)) && (
        <div className="mt-4 text-center text-sm text-ink-mute" aria-live="polite">
          {more > 0 && mayGrow ? (
            <Link
              to={`${paths.newCustomers({ shown: shownWith(shown, id, products.length + more) })}#${anchor}`}
              preventScrollReset
              replace
              aria-disabled={isBusy || undefined}
              aria-label={say('newCustomers.moreOf', { count: more, name })}
              className={buttonClass({ variant: 'secondary' })}
            >
              {say('newCustomers.more', { count: more })}
            </Link>
          ) : (
            more === 0 && say('newCustomers.all', { count: productCount })
          )}
        </div>
      )}
    </section>
  )
}

/** A product of the zone as any other card; who may buy at its price is led to the page that has it. */
function cardOf(product: newCustomers.Product, isForYou: boolean): ShownProduct {
  return {
    ...product,
    discountPrice: isForYou ? product.promotionPrice : product.price,
    isPriceFrom: false,
    variantCount: 1,
    tags: [],
    fulltag: '',
    mainTag: '',
    address: paths.product(product.searchProductId, isForYou ? fromZone : {}),
  }
}
