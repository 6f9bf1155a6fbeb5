import { namedQuery, type Writer } from './database'
import { leaveForDelivery } from './deliveries'

/** What can have happened in the shop. Publisher and listener meet here and nowhere else. */
export type Events = {
  /** `stepId` is the row of the clinic's history: a clinic may be approved more than once, and is told each time. */
  clinicSubmitted: { readonly clinicId: string; readonly stepId: string }
  clinicApproved: { readonly clinicId: string; readonly stepId: string }
  clinicRejected: { readonly clinicId: string; readonly stepId: string; readonly reason: string }
  /** `until` is the deadline, `expiresOn` the day on which the present certificate expires, where that is why. */
  certificateAsked: {
    readonly clinicId: string
    readonly stepId: string
    readonly reason: string
    readonly until: string
    readonly expiresOn: string | null
  }
  colleagueJoined: { readonly clinicId: string; readonly accountId: string; readonly invitationId: string }
  productsChanged: { readonly productIds: readonly string[] }
  /** Goods that people wait for can be ordered again. `claimId` names this telling; nobody stands in two for one wait. */
  awaitedGoodsArrived: {
    readonly claimId: string
    readonly waits: readonly { readonly accountId: string; readonly variantId: string }[]
  }
  orderPlaced: { readonly orderNo: string; readonly awaitsReview: boolean }
  /** The shop has reviewed the order: it can be paid now. */
  orderAccepted: { readonly orderNo: string }
  orderPaid: { readonly orderNo: string; readonly isHeld: boolean }
  /** The deposit of a pre-order has been paid. */
  depositPaid: { readonly orderNo: string }
  /** The goods of a pre-order are there: its balance is to be paid. */
  goodsArrived: { readonly orderNo: string }
  /** A paid order that was held is on its way to the warehouse. */
  orderReleased: { readonly orderNo: string }
  orderShipped: { readonly orderNo: string; readonly storeId: string }
  orderCompleted: { readonly orderNo: string }
  orderClosed: { readonly orderNo: string; readonly because: 'cancelled' | 'expired' | 'closedByOperator' }
  refundDue: { readonly refundId: string }
}
export type EventName = keyof Events

const insert = namedQuery('outbox_insert', 'insert into outbox_event (name, payload) values ($1, $2::jsonb)')

/** Tells an event within the transaction that makes it true; it is delivered at least once after the commit. */
export async function publish<N extends EventName>(tx: Writer, name: N, payload: Events[N]): Promise<void> {
  leaveForDelivery(tx)
  await insert(tx, [name, JSON.stringify(payload)])
}
