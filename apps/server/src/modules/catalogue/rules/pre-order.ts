import type { PreOrderOffer, PreOrderTerms } from '../catalogue'

type Asked = PreOrderTerms & {
  readonly isOnInquiry: boolean
  readonly step: number
  /** Pieces that can be sold now. */
  readonly available: number
  /** Pieces that may still be promised. */
  readonly preOrderLeft: number
}

/** What can be pre-ordered of a variant now: only while not one step can be sold, and whole steps may still be promised. */
export function preOrderOffer(variant: Asked): PreOrderOffer | null {
  const { isPreOrder, isOnInquiry, step, available, preOrderLeft } = variant
  if (!isPreOrder || isOnInquiry || available >= step || preOrderLeft < step) return null
  return {
    expectedOn: variant.preOrderExpected,
    depositPercent: variant.preOrderPercent,
    most: preOrderLeft - (preOrderLeft % step),
  }
}
