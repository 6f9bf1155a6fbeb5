import { states } from '@cusp/contract'
import { after, type Minor } from '@cusp/kernel'
import { namedQuery, type Writer } from '../../../platform/database'
import type { By, Order, OrderMoveName } from '../order'
import { orderTransition } from '../schema'

/** Another transaction has moved the order in between. Cannot happen to who has locked it. */
export class LostRace extends Error {
  override readonly name = 'LostRace'
}

export type Moved = {
  readonly by: By
  readonly now: Date
  readonly reason?: string
  /** By when the balance is paid, for a pre-order whose goods have arrived. */
  readonly balanceDue?: Date
  /** What a pre-order that is closed leaves with the shop. */
  readonly depositKept?: Minor
}

const moved = namedQuery(
  'order_moved',
  `with moved as (
      update shop_order set status = $4,
        paid_at = case when $9::boolean then $8 else paid_at end,
        shipped_at = case when $3 = 'ship' then $8 else shipped_at end,
        completed_at = case when $4 = 'completed' then $8 else completed_at end,
        closed_at = case when $4 = 'closed' then $8 else closed_at end,
        close_reason = case when $4 = 'closed' then $7 else close_reason end,
        deposit_paid_at = case when $4 = 'preOrder' then $8 else deposit_paid_at end,
        goods_arrived_at = case when $2 = 'preOrder' and $4 <> 'closed' then $8 else goods_arrived_at end,
        deposit_kept = case when $4 = 'closed' then $10::bigint else deposit_kept end,
        expires_at = case when $4 = 'preOrder' then null when $2 = 'preOrder' and $11::timestamptz is not null then $11 else expires_at end,
        remittance_reference = case when $2 = 'preOrder' then '' else remittance_reference end,
        remittance_reported_at = case when $2 = 'preOrder' then null else remittance_reported_at end
      where order_no = $1 and status = $2
      returning order_no
    )
    insert into order_history (order_no, from_status, move, to_status, by_kind, by_name, reason, at)
    select order_no, $2, $3, $4, $5, $6, $7, $8::timestamptz from moved
    returning order_no`,
)

const paying: ReadonlySet<OrderMoveName> = new Set([
  'pay',
  'payAndHold',
  'confirmRemittance',
  'confirmAndHold',
  // The deposit was everything.
  'goodsArrived',
  'goodsArrivedAndHold',
])

/** The only way in which an order changes its status: as the table of states allows, once, with its row of history. */
export async function moveOrder(
  tx: Writer,
  order: Order,
  move: OrderMoveName,
  { by, now, reason = '', balanceDue, depositKept = order.depositKept }: Moved,
): Promise<Order> {
  const status = after(states.orderStates, order.status, move, by.kind)
  if (!status) throw new Error(`${order.orderNo}: ${by.kind} cannot ${move} an order that is ${order.status}`)
  const isPaid = paying.has(move)
  const isPromised = order.status === 'preOrder' && status !== 'closed'
  const rows = await moved(tx, [
    order.orderNo,
    order.status,
    move,
    status,
    by.kind,
    by.name,
    reason,
    now,
    isPaid,
    depositKept,
    balanceDue ?? null,
  ])
  if (rows.length === 0) throw new LostRace(order.orderNo)
  return {
    ...order,
    status,
    paidAt: isPaid ? now : order.paidAt,
    shippedAt: move === 'ship' ? now : order.shippedAt,
    completedAt: status === 'completed' ? now : order.completedAt,
    closedAt: status === 'closed' ? now : order.closedAt,
    closeReason: status === 'closed' ? reason : order.closeReason,
    depositKept,
    depositPaidAt: status === 'preOrder' ? now : order.depositPaidAt,
    goodsArrivedAt: isPromised ? now : order.goodsArrivedAt,
    expiresAt: status === 'preOrder' ? null : isPromised ? (balanceDue ?? order.expiresAt) : order.expiresAt,
  }
}

/** Copies the contract's table of moves, so that the database can check history against it. */
export async function syncTransitions(tx: Writer): Promise<void> {
  const rows = Object.entries(states.orderStates.states).flatMap(([fromStatus, state]) =>
    // Each state's own moves have one shape; the union of all states hides it.
    Object.entries(state.moves as Readonly<Record<string, { to: string; by: readonly string[] }>>).flatMap(
      ([move, step]) => step.by.map((byKind) => ({ fromStatus, move, toStatus: step.to, byKind })),
    ),
  )
  await tx.delete(orderTransition)
  await tx
    .insert(orderTransition)
    .values([...rows, { fromStatus: '', move: 'place', toStatus: states.orderStates.start, byKind: 'buyer' }])
}
