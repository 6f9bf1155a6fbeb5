// Hong Kong keeps no summer time.
const ahead = 8 * 3_600_000

/** `2026-03-14 09:30` in Hong Kong: the same on server and browser whatever their locales hold. */
export const hongKongTime = (at: Date): string =>
  new Date(at.getTime() + ahead).toISOString().slice(0, 16).replace('T', ' ')
