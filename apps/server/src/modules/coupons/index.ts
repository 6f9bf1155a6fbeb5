export { couponsOf } from './operations'
