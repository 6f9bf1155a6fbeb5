import { currentLanguage } from './language'

const shopZone = 'Asia/Hong_Kong'
const dayAndTime = new Intl.DateTimeFormat('sv-SE', { timeZone: shopZone, dateStyle: 'short', timeStyle: 'short' })
const dayOnly = new Intl.DateTimeFormat('sv-SE', { timeZone: shopZone, dateStyle: 'short' })

/** `2026-03-01 14:05` in Hong Kong time: sorts as text and reads alike in both languages. */
export const momentText = (at: Date): string => dayAndTime.format(at)
export const dayText = (at: Date): string => dayOnly.format(at)

/** "in 3 hours", "2 days ago"; for hints beside an exact time. */
export function distanceText(at: Date, now: Date): string {
  const minutes = Math.round((at.getTime() - now.getTime()) / 60_000)
  const format = new Intl.RelativeTimeFormat(currentLanguage() === 'en' ? 'en' : 'zh-HK', { numeric: 'auto' })
  if (Math.abs(minutes) < 60) return format.format(minutes, 'minute')
  if (Math.abs(minutes) < 48 * 60) return format.format(Math.round(minutes / 60), 'hour')
  return format.format(Math.round(minutes / 1440), 'day')
}
