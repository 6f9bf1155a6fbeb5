import { type accounts, type orders, states } from '@cusp/contract'
import { after, movesFrom } from '@cusp/kernel'
import type { Order, OrderStatus } from '../order'
import { buyerMayCancel, hasTimeLeft } from './cancellation'

type Viewer = { readonly roles: readonly accounts.ClinicRole[]; readonly approved: boolean }

export const isUnpaid = (status: OrderStatus): boolean => status === 'pendingPayment' || status === 'paying'

/** The buyer may still bring the money. */
export const isPayable = (order: Pick<Order, 'status' | 'expiresAt'>, now: Date): boolean =>
  isUnpaid(order.status) && hasTimeLeft(order, now)

/** The money is to come by bank: chosen at the confirmation, or at a cashier that offers nothing else. */
export const awaitsRemittance = ({
  paymentChoice,
  paymentType,
}: Pick<Order, 'paymentChoice' | 'paymentType'>): boolean => paymentChoice !== 'online' || paymentType === 'remittance'

/** What this buyer may do with the order now; clients show these and work nothing out themselves. */
export function buyerMoves(
  order: Pick<Order, 'status' | 'paymentType' | 'expiresAt' | 'deposit' | 'depositPaidAt'>,
  { roles, approved }: Viewer,
  now: Date,
): orders.OrderMove[] {
  const isOver =
    order.status === 'closed' || order.status === 'completed' || (isUnpaid(order.status) && !hasTimeLeft(order, now))
  const allowed: Record<orders.OrderMove, boolean> = {
    pay: isPayable(order, now),
    cancel: buyerMayCancel(order, roles, now),
    receive: after(states.orderStates, order.status, 'receive', 'buyer') !== undefined,
    buyAgain: isOver && approved,
  }
  // The record above has exactly these keys.
  return (Object.keys(allowed) as orders.OrderMove[]).filter((move) => allowed[move])
}

/** An order of which a parcel has left is no longer closed: the rest is shipped, and returns are a matter of their own. */
export const operatorMayClose = (status: OrderStatus, hasShipped: boolean): boolean =>
  !hasShipped && after(states.orderStates, status, 'close', 'operator') !== undefined

/** What an operator can do from the order's page. Remittances are confirmed with their amount elsewhere. */
export function operatorMoves(status: OrderStatus, hasShipped: boolean): string[] {
  return movesFrom(states.orderStates, status, 'operator').filter(
    (move) =>
      move === 'ship' ||
      move === 'confirmRemittance' ||
      move === 'accept' ||
      move === 'release' ||
      (move === 'close' && operatorMayClose(status, hasShipped)),
  )
}

/** Step of the progress bar (decisions 48, 49): 1 submitted, 2 paid, 3 out, 5 done; 0 hides it. */
export const progressOf: Readonly<Record<OrderStatus, number>> = {
  pendingPayment: 1,
  paying: 1,
  preOrder: 1,
  pendingReview: 1,
  remitted: 2,
  held: 2,
  pendingShipment: 2,
  pendingReceipt: 3,
  completed: 5,
  closed: 0,
}

/** Which statuses each tab of the list holds (decision 50); the tab of all has no entry. */
export const tabStatuses: Readonly<Record<Exclude<orders.OrderTab, 'all'>, readonly OrderStatus[]>> = {
  pendingPayment: ['pendingPayment', 'paying', 'preOrder', 'pendingReview'],
  pendingShipment: ['pendingShipment', 'remitted', 'held'],
  pendingReceipt: ['pendingReceipt'],
  completed: ['completed'],
}
