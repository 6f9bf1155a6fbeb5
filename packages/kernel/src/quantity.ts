/** What limits a quantity: pieces that can be had, the size of a pack, and what a purchase limit still allows. */
export type QuantityLimits = {
  /** Pieces available. */
  readonly stock: number
  /** Pieces in a sell step, at least 1 (spec A76 `sellPartCount`). */
  readonly step: number
  /** Pieces that the purchase limit still allows; null means no limit. */
  readonly allowance?: number | null
}

/** The most that can be ordered: whole steps within stock and allowance (decision 31). 0 means not orderable. */
export function mostOrderable({ stock, step, allowance }: QuantityLimits): number {
  const cap = Math.max(0, Math.min(stock, allowance ?? Number.POSITIVE_INFINITY))
  return cap - (cap % step)
}

/** Turns what was asked into what may be had: digits only, whole steps, never above the cap (spec A115). */
export function settleQuantity(asked: number, limits: QuantityLimits): number {
  const wanted = Number.isFinite(asked) ? Math.max(Math.trunc(asked), 0) : limits.step
  const most = mostOrderable(limits)
  return wanted >= most ? most : wanted - (wanted % limits.step)
}

export type QuantityProblem = 'notWholeSteps' | 'tooFew' | 'insufficientStock' | 'overLimit'

/** Why a quantity cannot be ordered as it stands, or undefined when it can. */
export function quantityProblem(quantity: number, limits: QuantityLimits): QuantityProblem | undefined {
  if (!Number.isSafeInteger(quantity) || quantity < 1) return 'tooFew'
  if (quantity % limits.step !== 0) return 'notWholeSteps'
  if (limits.allowance !== undefined && limits.allowance !== null && quantity > limits.allowance) return 'overLimit'
  if (quantity > limits.stock) return 'insufficientStock'
  return undefined
}
