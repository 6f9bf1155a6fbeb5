import { Button, Dialog, Notice } from '@cusp/ui'
import { Truck } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useFetcher, useFetchers } from 'react-router'
import { paths } from '../../paths'
import { forgetMarks } from '../../platform/favourite-marks'
import { useWords } from '../../platform/words'
import { CartFooter } from './cart-footer'
import { CartStore } from './cart-store'
import { type Cart, checkedState, isOrderable, pendingFrom, withPending } from './cart-view'
import { InvalidLines } from './invalid-lines'

/** The cart with what is being saved already shown; the server's answer replaces it. */
export function CartBoard({ cart: kept, problem }: { cart: Cart; problem: string | undefined }) {
  const say = useWords()
  const together = useFetcher<{ problem?: string }>()
  const pending = pendingFrom(useFetchers().map((fetcher) => fetcher.formData))
  const cart = withPending(kept, pending)
  const lines = cart.list.flatMap((store) => store.goods)
  const [isEditing, setEditing] = useState(false)
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const marks = lines.filter((line) => marked.has(line.id)).length

  const mark = useCallback((ids: readonly string[], isMarked: boolean) => {
    setMarked((before) => {
      const after = new Set(before)
      for (const id of ids) isMarked ? after.add(id) : after.delete(id)
      return after
    })
  }, [])
  const markOne = useCallback((id: string, isMarked: boolean) => mark([id], isMarked), [mark])

  function send(intent: string, ids: readonly string[], more: Readonly<Record<string, string>> = {}): void {
    const form = new FormData()
    form.set('intent', intent)
    for (const [name, value] of Object.entries(more)) form.set(name, value)
    for (const id of ids) form.append('id', id)
    void together.submit(form, { method: 'post', action: paths.cart(), flushSync: true })
  }

  const check = (ids: readonly string[], isChecked: boolean) =>
    isEditing ? mark(ids, isChecked) : send('check', ids, { checked: String(isChecked) })

  function takeOutMarked(intent: 'remove' | 'collect'): void {
    setAsking(false)
    if (intent === 'collect') forgetMarks()
    send(intent, [...marked])
    setMarked(new Set())
    setEditing(false)
  }

  const message = problem ?? together.data?.problem
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl font-semibold">
          {say('cart.title')} <span className="tabular text-base font-normal text-ink-mute">({cart.count})</span>
        </h1>
        <Button
          variant="quiet"
          className="ms-auto"
          onClick={() => {
            setEditing(!isEditing)
            setMarked(new Set())
          }}
        >
          {say(isEditing ? 'cart.done' : 'cart.edit')}
        </Button>
      </div>
      {message !== undefined && (
        <Notice tone="error" title={say('cart.refused')}>
          {message}
        </Notice>
      )}
      {cart.tips.makeUpType === 2 && cart.tips.text !== '' && (
        <p className="flex items-center gap-2 rounded-md border border-accent-line bg-accent-soft px-4 py-2 text-sm text-accent">
          <Truck aria-hidden className="size-4 shrink-0" />
          {cart.tips.text}
        </p>
      )}
      <div
        className="hidden grid-cols-[auto_72px_minmax(0,1fr)_120px_152px_120px_44px] gap-x-5 px-5 text-xs text-ink-mute lg:grid"
        aria-hidden
      >
        <span className="w-6.5" />
        <span className="col-span-2">{say('cart.product')}</span>
        <span className="text-end">{say('cart.unitPrice')}</span>
        <span>{say('cart.quantity')}</span>
        <span className="text-end">{say('cart.subtotal')}</span>
        <span />
      </div>
      {cart.list.map((store) => (
        <CartStore
          key={store.storeId}
          store={store}
          currency={cart.currency}
          isEditing={isEditing}
          marked={marked}
          onMark={markOne}
          onCheck={check}
        />
      ))}
      <InvalidLines lines={cart.invalidList} />
      {lines.length > 0 && (
        <CartFooter
          cart={cart}
          isEditing={isEditing}
          marks={marks}
          selection={isEditing ? (marks === 0 ? 'none' : marks === lines.length ? 'all' : 'some') : checkedState(lines)}
          isSelectable={isEditing || lines.some(isOrderable)}
          isSaving={pending.length > 0}
          onSelectAll={(isSelected) =>
            check(
              lines.filter((line) => isEditing || isOrderable(line)).map((line) => line.id),
              isSelected,
            )
          }
          onRemove={() => setAsking(true)}
          onCollect={() => takeOutMarked('collect')}
        />
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        closeLabel={say('shell.close')}
        size="sm"
        title={say('cart.removeTitle', { count: marks })}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {say('cart.keep')}
            </Button>
            <Button variant="danger" onClick={() => takeOutMarked('remove')}>
              {say('cart.removeShort')}
            </Button>
          </>
        }
      >
        {say('cart.removeText')}
      </Dialog>
    </div>
  )
}
