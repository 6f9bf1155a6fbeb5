export { allCoupons, couponsOf } from './operations'
