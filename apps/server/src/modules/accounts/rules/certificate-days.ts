// Hong Kong has no summer time.
const hongKongMs = 8 * 3_600_000
const dayMs = 24 * 3_600_000

/** The calendar day in Hong Kong, `YYYY-MM-DD`. */
export const dayOf = (at: Date): string => new Date(at.getTime() + hongKongMs).toISOString().slice(0, 10)

/** The moment at which a day in Hong Kong is over. */
export const endOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs - hongKongMs)

/** The day in Hong Kong that lies so many days ahead. */
export const dayAhead = (now: Date, days: number): string => dayOf(new Date(now.getTime() + days * dayMs))

/** Whether a certificate may expire on this day: it has to be good still, and nobody registers a business for more than ten years. */
export const mayExpireOn = (day: string, now: Date): boolean => day >= dayOf(now) && day <= dayAhead(now, 3660)

/** Whether a clinic may be given until the end of this day: from tomorrow until a year ahead. */
export const mayBeDeadline = (day: string, now: Date): boolean => day >= dayAhead(now, 1) && day <= dayAhead(now, 365)

/** How long an approval is kept when the clock asks: until the certificate expires, and never for less than the notice. */
export function keptUntil(expiresOn: string, now: Date, noticeDays: number): Date {
  const notice = endOfDay(dayAhead(now, noticeDays))
  const expiry = endOfDay(expiresOn)
  return expiry > notice ? expiry : notice
}
