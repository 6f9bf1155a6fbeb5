const dayMs = 24 * 3_600_000

/** Midnight in Hong Kong at the beginning of a day `YYYY-MM-DD`. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`)
/** Midnight in Hong Kong at its end. */
export const endOf = (day: string): Date => new Date(startOf(day).getTime() + dayMs)

const hongKongMs = 8 * 3_600_000
/** The day in Hong Kong of a moment. */
export const dayOf = (at: Date): string => new Date(at.getTime() + hongKongMs).toISOString().slice(0, 10)
/** The last day before a moment. */
export const dayBefore = (at: Date): string => dayOf(new Date(at.getTime() - 1))

/** From the beginning of the first to the end of the last day; undefined when they are the wrong way round. */
export function periodOf(
  from: string | null | undefined,
  until: string | null | undefined,
): { readonly from: Date | undefined; readonly until: Date | undefined } | undefined {
  const period = { from: from ? startOf(from) : undefined, until: until ? endOf(until) : undefined }
  return period.from && period.until && period.from >= period.until ? undefined : period
}
