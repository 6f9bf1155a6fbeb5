import type { catalogue } from '@cusp/contract'
import { Button, type Column, QuantityStepper, Table } from '@cusp/ui'
import { useState } from 'react'
import { type Say, useWords } from '../../platform/words'
import { contentsOf } from './contents'
import { FavouriteButton } from './favourite-button'
import { isOrderable, mostToAdd, type Picks } from './picks'
import { preOrderNote } from './pre-order-note'
import { ProductPrice } from './product-price'
import { StockNoticeButton } from './stock-notice-button'

type Variant = catalogue.Variant

/** Variants shown before "more" (spec A198). */
const shownAtFirst = 4

/** The variants of a product as a table that can be filled from the keyboard; cards on a phone. */
export function VariantTable({
  variants,
  picks,
  hiddenText,
  selectedId,
}: {
  variants: readonly Variant[]
  /** Without picks nothing can be chosen. */
  picks?: Picks | undefined
  hiddenText: string
  /** The variant that the page was opened for. */
  selectedId?: string | undefined
}) {
  const say = useWords()
  const [isOpened, setOpen] = useState(false)
  const selectedAt = variants.findIndex(({ id }) => id === selectedId)
  const isOpen = isOpened || selectedAt >= shownAtFirst || variants.length <= shownAtFirst

  const columns: Column<Variant>[] = [
    {
      key: 'standard',
      label: say('product.specification'),
      title: true,
      cell: (variant) => (
        <Specification
          variant={variant}
          isSelected={variant.id === selectedId && variants.length > 1}
          isOneOfMany={variants.length > 1}
        />
      ),
    },
    {
      key: 'articleNumber',
      label: say('product.articleNumber'),
      cell: (variant) => (
        <span className="tabular block wrap-anywhere text-ink-soft md:min-w-24">{variant.articleNumber}</span>
      ),
    },
    { key: 'stock', label: say('product.stock'), align: 'end', cell: (variant) => <Stock variant={variant} /> },
    {
      key: 'expiry',
      label: say('product.expiry'),
      cell: (variant) => <span className="tabular text-ink-soft">{variant.expiredDate ?? '–'}</span>,
    },
    {
      key: 'price',
      label: say('product.price'),
      align: 'end',
      cell: (variant) => (
        <ProductPrice
          now={variant.discountPrice}
          list={variant.price}
          hiddenText={hiddenText}
          size="sm"
          className="justify-end"
        />
      ),
    },
  ]
  if (picks)
    columns.push({
      key: 'quantity',
      label: say('product.quantity'),
      align: 'end',
      actions: true,
      cell: (variant) =>
        isAwaitable(variant) ? <StockNoticeButton variant={variant} /> : <Quantity variant={variant} picks={picks} />,
    })

  return (
    // All of them are in the page: where no script runs, all are shown.
    <div className={isOpen ? undefined : 'closed-variants'}>
      <Table caption={say('product.variants')} columns={columns} rows={variants} rowKey={({ id }) => id} dense />
      {!isOpen && (
        <div className="border-t border-line px-4 py-2 text-center noscript:hidden">
          <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
            {say('product.moreVariants', { count: variants.length })}
          </Button>
        </div>
      )}
    </div>
  )
}

function Specification({
  variant,
  isSelected,
  isOneOfMany,
}: {
  variant: Variant
  isSelected: boolean
  /** Then each has a heart of its own; otherwise the product's is enough. */
  isOneOfMany: boolean
}) {
  const say = useWords()
  return (
    <div className="flex items-center gap-2">
      {isOneOfMany && (
        <span className="min-w-control-sm shrink-0">
          <FavouriteButton
            product={{ id: variant.id, searchProductId: variant.id }}
            name={variant.standard}
            ofVariant
            variant="quiet"
          />
        </span>
      )}
      <div className="md:min-w-28">
        <span className={isSelected ? 'font-semibold text-primary' : 'font-medium'}>{variant.standard}</span>
        <span className="block text-xs text-ink-mute">{notesOf(variant, say).join(' · ')}</span>
      </div>
    </div>
  )
}

function notesOf(variant: Variant, say: Say): string[] {
  return [
    contentsOf(variant, say),
    variant.sellPartCount > 1 ? say('product.soldInSteps', { count: variant.sellPartCount }) : undefined,
    variant.isBuyLimited > 0 ? say('product.limit', { count: variant.isBuyLimited }) : undefined,
  ].filter((note) => note !== undefined)
}

function Stock({ variant }: { variant: Variant }) {
  const say = useWords()
  if (variant.preOrder)
    return (
      <span>
        <span className="font-medium text-primary">{say('product.preOrder')}</span>
        <span className="block text-xs text-ink-mute">{preOrderNote(variant.preOrder, say)}</span>
      </span>
    )
  if (variant.stock === 0) return <span className="text-danger">{say('product.soldOut')}</span>
  return <span className="tabular text-ink-soft">{say('product.inStock', { count: variant.stock })}</span>
}

const isAwaitable = ({ stock, sellPartCount, discountPrice, preOrder }: Variant): boolean =>
  discountPrice.kind === 'amount' && preOrder === null && stock < Math.max(1, sellPartCount)

function Quantity({ variant, picks }: { variant: Variant; picks: Picks }) {
  const say = useWords()
  const most = mostToAdd(variant)
  const name = variant.standard
  return (
    <QuantityStepper
      size="sm"
      name={`pieces.${variant.id}`}
      value={picks.of(variant)}
      max={most}
      step={Math.max(1, variant.sellPartCount)}
      onChange={(pieces) => picks.set(variant, pieces)}
      labels={{
        field: say('product.quantityOf', { name }),
        increase: say('product.increase', { name }),
        decrease: say('product.decrease', { name }),
      }}
      disabledReason={isOrderable(variant) ? undefined : whyNot(variant, say)}
      note={variant.amount > 0 ? say('product.inCart', { count: variant.amount }) : undefined}
    />
  )
}

function whyNot(variant: Variant, say: Say): string {
  if (variant.discountPrice.kind === 'onInquiry') return say('product.onInquiry')
  if (variant.preOrder) return say('product.preOrderBelow')
  if (variant.stock === 0) return say('product.soldOut')
  if (variant.amount > 0) return say('product.inCart', { count: variant.amount })
  return variant.allowance === 0 ? say('product.limitReached') : say('product.soldOut')
}
