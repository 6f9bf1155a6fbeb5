import type { AttemptLimit } from '../../platform/attempts'

/** What one network address, one mailbox and everybody together may write. */
export const perAddress: AttemptLimit = { atMost: 5, withinSeconds: 3600 }
export const perMailbox: AttemptLimit = { atMost: 5, withinSeconds: 3600 }
export const together: AttemptLimit = { atMost: 200, withinSeconds: 3600 }
/** Prices that one clinic may ask for. */
export const pricesPerClinic: AttemptLimit = { atMost: 20, withinSeconds: 3600 }
