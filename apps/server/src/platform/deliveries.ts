import type { Writer } from './database'

const waiting = new WeakSet<object>()

/** Notes that this transaction leaves something to deliver after its commit. */
export const leaveForDelivery = (tx: Writer): void => {
  waiting.add(tx)
}

/** A writer serves one transaction after the other; each begins with nothing to deliver. */
export const forgetDeliveries = (tx: Writer): void => {
  waiting.delete(tx)
}

/** Whether senders are worth waking: most writes leave them nothing. */
export const leftForDelivery = (tx: Writer): boolean => waiting.has(tx)
