import dayjs, { type Dayjs } from 'dayjs'

// Hong Kong has no summer time, so that its clock is always eight hours ahead.
const aheadMinutes = 8 * 60

/** A moment as the clocks of Hong Kong show it, for a field to edit, wherever the operator sits. */
export function toShopTime(at: Date): Dayjs {
  const here = -at.getTimezoneOffset()
  return dayjs(at).add(aheadMinutes - here, 'minute')
}

/** The moment at which the clocks of Hong Kong show what a field says. */
export function fromShopTime(shown: Dayjs): Date {
  return new Date(
    Date.UTC(shown.year(), shown.month(), shown.date(), shown.hour(), shown.minute(), shown.second()) -
      aheadMinutes * 60_000,
  )
}
