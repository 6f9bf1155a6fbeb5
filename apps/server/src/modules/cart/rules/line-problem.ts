import type { FailureName } from '@cusp/contract'
import { mostOrderable, type QuantityLimits, quantityProblem } from '@cusp/kernel'
import type { Judged, Problem } from '../cart'

export const limitsOf = ({ available, step, allowance }: Judged): QuantityLimits => ({
  stock: available,
  step,
  allowance,
})

/** The most pieces that a clinic can order of a variant now. */
export const mostOf = (variant: Judged): number => (variant.isOnInquiry ? 0 : mostOrderable(limitsOf(variant)))

/** Why so many pieces cannot be ordered now, or undefined when they can (decisions 25, 31, 32, 33). */
export function lineProblem(quantity: number, variant: Judged): Problem | undefined {
  if (variant.isOnInquiry) return 'onInquiry'
  if (variant.available < variant.step) return 'soldOut'
  const problem = quantityProblem(quantity, limitsOf(variant))
  return problem === 'tooFew' ? 'notWholeSteps' : problem
}

const asFailure = {
  soldOut: 'insufficientStock',
  insufficientStock: 'insufficientStock',
  overLimit: 'overLimit',
  onInquiry: 'onInquiryOnly',
  notWholeSteps: 'wrongQuantity',
} as const satisfies Record<Problem, FailureName>

export type LineFailure = (typeof asFailure)[Problem]

/** The refusal that a problem becomes, with the number for its sentence. */
export function failureOf(problem: Problem, variant: Judged): { failure: LineFailure; n: number } {
  return { failure: asFailure[problem], n: problem === 'notWholeSteps' ? variant.step : variant.purchaseLimit }
}
