import { adminListCoupons } from './use-cases/admin-list-coupons'
import { adminSaveCoupon } from './use-cases/admin-save-coupon'

export const useCases = [adminListCoupons, adminSaveCoupon]
