export { countAwaitingReview } from './store/clinics'
export { findBuyer } from './who-is'
