import { mayBuy } from '@cusp/kernel'
import { buttonClass, CardSkeleton, classNames } from '@cusp/ui'
import { MessageCircleQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { useUser } from '../../platform/shop'
import { useWords } from '../../platform/words'
import { ProductCard, type ShownProduct } from './product-card'
import { QuickAdd } from './quick-add'

const looks = {
  /** The page's whole width. */
  wide: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5',
  /** Beside a column of filters; 24 products fill their rows. */
  beside: 'grid-cols-2 md:grid-cols-3 xl:grid-cols-4',
  /** One row that scrolls sideways on a phone: three in half of the page, six in all of it. */
  three: 'max-md:scrollbar-none max-md:auto-cols-[44%] max-md:grid-flow-col max-md:overflow-x-auto md:grid-cols-3',
  six: 'max-md:scrollbar-none max-md:auto-cols-[44%] max-md:grid-flow-col max-md:overflow-x-auto md:grid-cols-3 lg:grid-cols-6',
} as const
type Look = keyof typeof looks

const gridClass = (look: Look, className?: string) => classNames('grid gap-2 md:gap-4', looks[look], className)

export function ProductGrid({
  products,
  hiddenText,
  priorityCount = 0,
  look = 'wide',
  lead,
  mayAdd: mayAddAny = true,
  className,
}: {
  products: readonly ShownProduct[]
  hiddenText: string
  /** How many are in view at once. */
  priorityCount?: number
  look?: Look
  /** Stands in the place of the first product. */
  lead?: ReactNode
  /** Whether cards offer to put their product into the cart. */
  mayAdd?: boolean
  className?: string
}) {
  const user = useUser()
  const mayAdd = mayAddAny && user !== null && mayBuy(user.roles)
  return (
    <ul className={gridClass(look, className)}>
      {lead !== undefined && <li>{lead}</li>}
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            hiddenText={hiddenText}
            priority={index < priorityCount}
            action={
              mayAdd && product.hasStock && product.discountPrice.kind === 'amount' ? (
                <QuickAdd product={product} />
              ) : mayAdd && product.discountPrice.kind === 'onInquiry' ? (
                <AskPriceLink product={product} />
              ) : undefined
            }
          />
        </li>
      ))}
    </ul>
  )
}

/** To where the price of goods on inquiry is asked for. */
function AskPriceLink({ product: { name, searchProductId } }: { product: ShownProduct }) {
  const say = useWords()
  return (
    <Link
      to={`${paths.product(searchProductId)}#ask-price`}
      aria-label={`${say('product.askPrice')}: ${name}`}
      title={say('product.askPrice')}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      <MessageCircleQuestion aria-hidden className="size-4.5" />
    </Link>
  )
}

const places = Array.from({ length: 12 }, (_, place) => `place ${place}`)

/** Twelve cards in the shape of what is coming (spec A42). */
export function ProductGridSkeleton({ label, look = 'wide' }: { label: string; look?: Look }) {
  return (
    <div role="status" aria-label={label}>
      <ul className={gridClass(look)}>
        {places.map((place) => (
          <li key={place}>
            <CardSkeleton className="h-full" />
          </li>
        ))}
      </ul>
    </div>
  )
}
