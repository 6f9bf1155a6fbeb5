export { expireOwnOrder } from './closing'
export { partsOf } from './parts'
export { adminOrder, remittanceAccount } from './present'
export { hasTimeLeft } from './rules/cancellation'
export { partOf, toPayOf } from './rules/deposit'
export { awaitsRemittance, isPayable, isUnpaid } from './rules/moves'
export { timeLeft } from './rules/time-left'
export { findAwaitingRemittance, findClinicNames, findOrdersOfAccount, hasOpenOrders } from './store/lists'
export { moveOrder, syncTransitions } from './store/moves'
export {
  choosePaymentType,
  countForDashboard,
  findOrder,
  findOwnOrder,
  keepRefundState,
  keepRemittance,
  lockOrder,
  lockOwnOrder,
} from './store/orders'
export { mustHold, readSettings } from './store/settings'
export { paymentTypeNames } from './words'
