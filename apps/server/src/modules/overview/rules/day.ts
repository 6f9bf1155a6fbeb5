const hongKongMs = 8 * 3_600_000
const dayMs = 24 * 3_600_000

/** Midnight in Hong Kong, which has no summer time. */
export const startOfDay = (now: Date): Date =>
  new Date(Math.floor((now.getTime() + hongKongMs) / dayMs) * dayMs - hongKongMs)
