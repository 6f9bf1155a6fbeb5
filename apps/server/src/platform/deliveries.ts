/** Writers; named by nothing more, so that the database's own file can use this one. */
const waiting = new WeakSet<object>()

/** Notes that this transaction leaves something to deliver after its commit. */
export const leaveForDelivery = (tx: object): void => {
  waiting.add(tx)
}

/** A writer serves one transaction after the other; each begins with nothing to deliver. */
export const forgetDeliveries = (tx: object): void => {
  waiting.delete(tx)
}

/** Whether senders are worth waking: most writes leave them nothing. */
export const leftForDelivery = (tx: object): boolean => waiting.has(tx)
