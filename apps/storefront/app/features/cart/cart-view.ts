import type { cart } from '@cusp/contract'
import { type Minor, mostOrderable, nothing, settleQuantity, sum, times, toMinor } from '@cusp/kernel'

export type CartLine = cart.CartLine
export type Cart = cart.Cart

/** What the buyer has asked for and the server has not answered yet. */
export type Pending =
  | { readonly kind: 'change'; readonly id: string; readonly count: number }
  | { readonly kind: 'check'; readonly ids: ReadonlySet<string>; readonly isChecked: boolean }
  | { readonly kind: 'remove'; readonly ids: ReadonlySet<string> }

export const isOrderable = (line: CartLine): boolean => line.problem === 'none'

export const limitsOf = ({ stock, sellPartCount, allowance }: CartLine) => ({ stock, step: sellPartCount, allowance })

/** Pieces to which a line that asks for too much could be reduced; undefined when that would not help. */
export function reducibleTo(line: CartLine): number | undefined {
  const isReducible =
    line.problem === 'insufficientStock' || line.problem === 'overLimit' || line.problem === 'notWholeSteps'
  const settled = settleQuantity(line.amount, limitsOf(line))
  return isReducible && settled > 0 && settled !== line.amount ? settled : undefined
}

/** The most that the stepper offers; 0 when nothing can be had. */
export const mostOf = (line: CartLine): number => mostOrderable(limitsOf(line))

function pendingOf(form: FormData): Pending | undefined {
  const ids = () => new Set(form.getAll('id').map(String))
  const intent = form.get('intent')
  if (intent === 'change') return { kind: 'change', id: String(form.get('id')), count: Number(form.get('count')) }
  if (intent === 'check') return { kind: 'check', ids: ids(), isChecked: form.get('checked') === 'true' }
  if (intent === 'remove' || intent === 'collect') return { kind: 'remove', ids: ids() }
  return undefined
}

/** What the forms that are under way ask for, in the order in which they were sent. */
export const pendingFrom = (forms: readonly (FormData | undefined)[]): Pending[] =>
  forms.flatMap((form) => (form && pendingOf(form)) ?? [])

/**
 * The cart as it will be once the server has agreed. Lines that nothing is asked of stay the very same objects, so
 * that a row of a long cart is only drawn again when it changes.
 */
export function withPending(kept: Cart, pending: readonly Pending[]): Cart {
  if (pending.length === 0) return kept
  const list = kept.list
    .map((store) => ({ ...store, goods: store.goods.flatMap((line) => lineWith(line, pending) ?? []) }))
    .filter((store) => store.goods.length > 0)
  const selected = list.flatMap((store) => store.goods).filter((line) => line.checked)
  const isGone = (id: string) => pending.some((one) => one.kind === 'remove' && one.ids.has(id))
  return {
    ...kept,
    list,
    invalidList: kept.invalidList.filter((line) => !isGone(line.id)),
    selectedLines: selected.length,
    selectedPieces: selected.reduce((pieces, line) => pieces + line.amount, 0),
    total: sum(selected.map((line) => line.subtotal)),
  }
}

function lineWith(line: CartLine, pending: readonly Pending[]): CartLine | undefined {
  let shown: CartLine | undefined = line
  for (const one of pending) {
    if (!shown) return undefined
    if (one.kind === 'remove') shown = one.ids.has(line.id) ? undefined : shown
    else if (one.kind === 'check')
      shown =
        one.ids.has(line.id) && isOrderable(shown) && shown.checked !== one.isChecked
          ? { ...shown, checked: one.isChecked }
          : shown
    else if (one.id === line.id)
      shown = { ...shown, amount: one.count, count: one.count, subtotal: subtotalOf(shown, one.count) }
  }
  return shown
}

export function subtotalOf({ unitPrice }: CartLine, count: number): Minor {
  return unitPrice.kind === 'amount' ? times(toMinor(unitPrice.minor), count) : nothing
}

/** Whether all, some or none of the lines that can be ordered are checked. */
export function checkedState(lines: readonly CartLine[]): 'all' | 'some' | 'none' {
  const orderable = lines.filter(isOrderable)
  const checked = orderable.filter((line) => line.checked).length
  if (checked === 0) return 'none'
  return checked === orderable.length ? 'all' : 'some'
}
