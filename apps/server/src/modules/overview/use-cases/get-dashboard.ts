import { operators, type Permission } from '@cusp/contract'
import { operatorMay } from '../../../platform/actor'
import { useCase } from '../../../platform/use-case'
import { countAwaitingReview } from '../../accounts'
import { countSoldOut } from '../../catalogue'
import * as orders from '../../orders'
import * as payments from '../../payments'
import { booksAreSound } from '../books'
import { startOfDay } from '../rules/day'

/** Each number is its module's own; those that the operator may not see are not even asked for. */
export const getDashboard = useCase(operators.getDashboard, async ({ actor, now, read, platform }) => {
  const sees = (permission: Permission) => operatorMay(actor, permission)
  const today = startOfDay(now)
  const ofOrders = sees('orders.view') ? await orders.countForDashboard(read, today) : undefined
  const ofPayments = sees('payments.view') ? await payments.countForDashboard(read, today) : undefined
  return {
    clinicsToReview: sees('clinics.view') ? await countAwaitingReview(read) : null,
    ordersToShip: ofOrders?.toShip ?? null,
    ordersToReview: sees('orders.review') ? (ofOrders?.toReview ?? null) : null,
    ordersHeld: sees('medicine.release') ? (ofOrders?.held ?? null) : null,
    remittancesToConfirm: ofPayments && ofOrders ? ofOrders.remittances : null,
    refundsDue: ofPayments?.refundsDue ?? null,
    variantsSoldOut: sees('catalogue.view') ? await countSoldOut(read) : null,
    ordersToday: ofOrders?.placed ?? null,
    takenTodayHkd: ofPayments?.takenHkd ?? null,
    booksAreSound: await booksAreSound(read, now, platform),
  }
})
