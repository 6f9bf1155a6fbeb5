import type { Currency } from '@cusp/kernel'
import { Checkbox } from '@cusp/ui'
import { useWords } from '../../platform/words'
import { CartRow } from './cart-row'
import { type Cart, checkedState, isOrderable } from './cart-view'

/** The lines that one store ships together. */
export function CartStore({
  store,
  currency,
  isEditing,
  marked,
  onMark,
  onCheck,
}: {
  store: Cart['list'][number]
  currency: Currency
  isEditing: boolean
  marked: ReadonlySet<string>
  onMark: (id: string, isMarked: boolean) => void
  /** Checks or unchecks these lines at once. */
  onCheck: (ids: readonly string[], isChecked: boolean) => void
}) {
  const say = useWords()
  const ids = store.goods.map((line) => line.id)
  const state = isEditing
    ? ids.every((id) => marked.has(id))
      ? 'all'
      : ids.some((id) => marked.has(id))
        ? 'some'
        : 'none'
    : checkedState(store.goods)
  return (
    <section aria-label={store.storeName} className="overflow-clip rounded-lg border border-line bg-surface">
      <header className="flex items-center gap-2 border-b border-line bg-canvas px-3 py-1.5 lg:px-5">
        <Checkbox
          label={<span className="font-medium">{store.storeName}</span>}
          aria-label={say('cart.selectStore', { store: store.storeName })}
          checked={state === 'all'}
          indeterminate={state === 'some'}
          disabled={!isEditing && !store.goods.some(isOrderable)}
          onChange={(event) => onCheck(ids, event.currentTarget.checked)}
        />
      </header>
      <ul>
        {store.goods.map((line) => (
          <CartRow
            key={line.id}
            line={line}
            currency={currency}
            isEditing={isEditing}
            isMarked={marked.has(line.id)}
            onMark={onMark}
          />
        ))}
      </ul>
    </section>
  )
}
