export { eraseAccount, isNeededAsAdmin, personalData, tellAccount } from './operations'
export { countAwaitingReview } from './store/clinics'
export { findBuyer } from './who-is'
