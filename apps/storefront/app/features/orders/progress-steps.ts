/** The steps of the progress bar, in order (spec B113). */
export const progressStepNames = ['stepSubmitted', 'stepPaid', 'stepOut', 'stepReceipt', 'stepDone'] as const

/**
 * Lights the steps up to what was reached; the step that is being waited for stands apart (decisions 48, 49).
 * `progress` is the server's: 1 submitted, 2 paid, 3 goods out, 5 done.
 */
export function stepStates(progress: number): ('done' | 'current' | 'ahead')[] {
  return progressStepNames.map((_, index) => {
    if (index < progress) return 'done'
    return index === progress ? 'current' : 'ahead'
  })
}
