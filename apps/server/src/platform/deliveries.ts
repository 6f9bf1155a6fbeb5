import type { Writer } from './database'

const waiting = new WeakSet<object>()

/** Notes that this transaction leaves something to deliver after its commit. */
export const leaveForDelivery = (tx: Writer): void => {
  waiting.add(tx)
}

/** Whether senders are worth waking: most writes leave them nothing. */
export const leftForDelivery = (tx: Writer): boolean => waiting.has(tx)
