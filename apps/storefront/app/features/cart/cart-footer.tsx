import { formatMoney } from '@cusp/kernel'
import { Button, Checkbox } from '@cusp/ui'
import { Form, useNavigation } from 'react-router'
import { useWords } from '../../platform/words'
import type { Cart } from './cart-view'

/** Stays in view below the lines: what is selected, what it costs, and the way on. */
export function CartFooter({
  cart,
  isEditing,
  marks,
  selection,
  isSelectable,
  isSaving,
  onSelectAll,
  onRemove,
  onCollect,
}: {
  cart: Cart
  isEditing: boolean
  /** Lines marked for removal. */
  marks: number
  selection: 'all' | 'some' | 'none'
  isSelectable: boolean
  isSaving: boolean
  onSelectAll: (isSelected: boolean) => void
  onRemove: () => void
  onCollect: () => void
}) {
  const say = useWords()
  const { formData } = useNavigation()
  return (
    <div className="sticky bottom-(--notice-room) z-20 -mx-4 border-t border-line bg-surface px-4 py-2 pb-[max(8px,env(safe-area-inset-bottom))] shadow-floating md:mx-0 md:rounded-lg md:border md:px-5">
      <div className="flex items-center gap-x-3 md:gap-x-4">
        <Checkbox
          label={
            <>
              <span className="sm:hidden">{say('cart.all')}</span>
              <span className="max-sm:hidden">{say('cart.selectAll')}</span>
            </>
          }
          checked={selection === 'all'}
          indeterminate={selection === 'some'}
          disabled={!isSelectable}
          onChange={(event) => onSelectAll(event.currentTarget.checked)}
        />
        {isEditing ? (
          <div className="ms-auto flex flex-wrap justify-end gap-2">
            <Button
              variant="secondary"
              disabledReason={marks === 0 ? say('cart.chooseToRemove') : undefined}
              onClick={onCollect}
            >
              {say('cart.collectInstead')}
            </Button>
            <Button
              variant="danger"
              disabledReason={marks === 0 ? say('cart.chooseToRemove') : undefined}
              onClick={onRemove}
            >
              {say('cart.removeSelected', { count: marks })}
            </Button>
          </div>
        ) : (
          <>
            <p className="tabular text-xs text-ink-mute max-sm:hidden" aria-live="polite">
              {cart.selectedLines === 0
                ? say('cart.selected', { lines: 0 })
                : `${say('cart.selected', { lines: cart.selectedLines })} · ${say('cart.pieces', { pieces: cart.selectedPieces })}`}
              {isSaving && ` · ${say('cart.saving')}`}
            </p>
            <p className="ms-auto text-end leading-tight">
              <span className="text-xs text-ink-mute max-sm:block">{say('cart.total')} </span>
              <strong className="tabular text-base text-accent sm:text-lg md:text-xl" aria-live="polite">
                {formatMoney(cart.total, cart.currency)}
              </strong>
              <span className="block text-2xs text-ink-mute max-sm:sr-only">{say('cart.exclShipping')}</span>
            </p>
            <Form method="post">
              <Button
                type="submit"
                name="intent"
                value="order"
                className="sm:min-h-control-lg sm:px-6 sm:text-base"
                disabledReason={cart.selectedLines === 0 ? say('cart.chooseFirst') : undefined}
                loading={formData?.get('intent') === 'order'}
              >
                {say('cart.placeOrder')}
              </Button>
            </Form>
          </>
        )}
      </div>
    </div>
  )
}
