export { addOperator, removeTwoFactor } from './operations'
export { findOperator } from './who-is'
