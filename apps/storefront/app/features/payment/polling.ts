const firstMs = 2000
const mostMs = 10_000
/** Polls at the first pace: about half a minute. */
const briskPolls = 15

/** Milliseconds before the poll with this number, from 0: 2 s at first, then slower up to 10 s (decision 61). */
export function pollDelayMs(poll: number): number {
  return poll < briskPolls ? firstMs : Math.min(mostMs, Math.round(firstMs * 1.25 ** (poll - briskPolls + 1)))
}

export type PaymentStatus = { readonly isPay: boolean; readonly isClosed: boolean; readonly hasFailed: boolean }

/** Nothing more is to be waited for. */
export const isSettled = ({ isPay, isClosed, hasFailed }: PaymentStatus): boolean => isPay || isClosed || hasFailed
