import type { cart } from '@cusp/contract'
import type { VariantId } from '@cusp/kernel'

/** A line as the cart keeps it. Lines are in the order in which they were added. */
export type KeptLine = { readonly variantId: VariantId; readonly quantity: number; readonly isChecked: boolean }

export type WantedLine = { readonly variantId: VariantId; readonly quantity: number }

/** What a line must be judged by; the catalogue's sellable variants have all of it. */
export type Judged = {
  readonly step: number
  readonly available: number
  readonly allowance: number | null
  readonly purchaseLimit: number
  readonly isOnInquiry: boolean
  readonly isOnShelf: boolean
}

export type Problem = Exclude<cart.LineProblem, 'none'>
