import type { wishes } from '@cusp/contract'

type Sold = {
  readonly isOnShelf: boolean
  readonly isOnInquiry: boolean
  readonly available: number
  readonly step: number
}

/** Whether goods can be put into the cart: one whole step of what is on the shelf and has a price. */
export function availabilityOf({ isOnShelf, isOnInquiry, available, step }: Sold): wishes.Availability {
  if (!isOnShelf) return 'offShelf'
  if (isOnInquiry) return 'onInquiry'
  return available >= step ? 'available' : 'soldOut'
}
