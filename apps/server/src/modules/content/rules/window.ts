import { homeParts } from '@cusp/contract'
import type { HomePartKind, Period } from '../home-part'

/** Whether a period has begun and has not ended. It begins with its first moment and ends before its last. */
export const isWithin = ({ from, until }: Period, now: Date): boolean =>
  (from === null || from <= now) && (until === null || now < until)

export const isBackwards = ({ from, until }: Period): boolean => from !== null && until !== null && until <= from

type Part = { readonly kind: HomePartKind; readonly published: Period | undefined }

/** What the storefront makes of each part now. Parts come in their order: of each kind only so many show at once. */
export function statesOf(parts: readonly Part[], now: Date): homeParts.HomePartState[] {
  const shown = new Map<HomePartKind, number>()
  return parts.map(({ kind, published }) => {
    if (!published) return 'draft'
    if (published.until !== null && published.until <= now) return 'ended'
    if (!isWithin(published, now)) return 'scheduled'
    const before = shown.get(kind) ?? 0
    shown.set(kind, before + 1)
    return before < homeParts.shownAtOnce[kind] ? 'live' : 'waiting'
  })
}

/** The parts of a kind that there is room for. */
export const roomFor = <T>(kind: HomePartKind, parts: readonly T[]): readonly T[] =>
  parts.slice(0, homeParts.shownAtOnce[kind])
