import type { Currency, Minor } from '@cusp/kernel'
import type { OrderSettings } from '../order'

type Placed = { readonly payable: Minor; readonly currency: Currency }

/** Whether an order awaits the shop's review: its payable, in HKD at the shop's rate, reaches the limit (spec B111, decision 48). */
export function awaitsReview(
  { payable, currency }: Placed,
  { reviewFrom, hkdPerUsd }: Pick<OrderSettings, 'reviewFrom' | 'hkdPerUsd'>,
): boolean {
  if (reviewFrom === 0) return false
  return (currency === 'USD' ? Math.round(payable * hkdPerUsd) : payable) >= reviewFrom
}
