/** Time to think again: a deletion that was asked for can be withdrawn for 14 days. */
export const deletionDelayMs = 14 * 24 * 60 * 60 * 1000
