export { addOperator } from './operations'
export { findOperator } from './who-is'
