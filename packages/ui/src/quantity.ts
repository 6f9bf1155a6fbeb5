export type QuantityBounds = {
  /** The least that can be chosen; 0 where nothing is a choice. */
  readonly min: number
  /** The most that can be chosen; rounded down to whole steps. */
  readonly max: number
  /** Pieces in one step, at least 1. */
  readonly step: number
}

/** Why a typed quantity is not the one that stands. */
export type QuantityCorrection = 'belowMin' | 'aboveMax' | 'notWholeSteps'

export type SettledQuantity = { readonly quantity: number; readonly correction: QuantityCorrection | undefined }

const downToStep = (pieces: number, step: number): number => pieces - (pieces % step)

/** The most that can be chosen in whole steps; 0 means nothing can be had. */
export function mostSteps({ max, step }: QuantityBounds): number {
  return downToStep(Math.max(0, Math.trunc(max)), step)
}

/** Keeps what a quantity can consist of, folding full-width digits from Chinese keyboards. */
export function digitsOnly(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '').slice(0, 9)
}

/** Turns typed text into a quantity that can be had: whole steps within bounds, the minimum when empty. */
export function settleTyped(typed: string, bounds: QuantityBounds): SettledQuantity {
  const digits = digitsOnly(typed)
  const most = mostSteps(bounds)
  const least = Math.min(bounds.min, most)
  if (digits === '') return { quantity: least, correction: undefined }
  const asked = Number(digits)
  if (asked > most) return { quantity: most, correction: 'aboveMax' }
  const whole = downToStep(asked, bounds.step)
  if (whole < least) return { quantity: least, correction: 'belowMin' }
  return { quantity: whole, correction: whole === asked ? undefined : 'notWholeSteps' }
}

/** The quantity after some presses of plus (positive) or minus (negative); lands on whole steps within bounds. */
export function stepBy(quantity: number, steps: number, bounds: QuantityBounds): number {
  const most = mostSteps(bounds)
  const least = Math.min(bounds.min, most)
  const offGrid = quantity % bounds.step
  // From between two steps, minus goes to the lower one first.
  const from = offGrid > 0 && steps < 0 ? quantity + bounds.step - offGrid : downToStep(quantity, bounds.step)
  return Math.min(most, Math.max(least, from + steps * bounds.step))
}
