export { addOperator, removeTwoFactor } from './operations'
export { firstPasswordMs } from './operator'
export { findOperator } from './who-is'
