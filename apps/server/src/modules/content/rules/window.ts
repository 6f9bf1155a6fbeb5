import { homeParts } from '@cusp/contract'
import type { HomePartKind } from '../home-part'
import type { Period } from '../staged'

/** Whether a period has begun and has not ended. It begins with its first moment and ends before its last. */
export const isWithin = ({ from, until }: Period, now: Date): boolean =>
  (from === null || from <= now) && (until === null || now < until)

export const isBackwards = ({ from, until }: Period): boolean => from !== null && until !== null && until <= from

/** What becomes of a thing now that shows in its period, when nothing else takes its room; undefined is not published. */
export function stateOf(published: Period | undefined, now: Date): 'draft' | 'scheduled' | 'live' | 'ended' {
  if (!published) return 'draft'
  if (published.until !== null && published.until <= now) return 'ended'
  return isWithin(published, now) ? 'live' : 'scheduled'
}

type Part = { readonly kind: HomePartKind; readonly published: Period | undefined }

/** What the storefront makes of each part now. Parts come in their order: of each kind only so many show at once. */
export function statesOf(parts: readonly Part[], now: Date): homeParts.HomePartState[] {
  const shown = new Map<HomePartKind, number>()
  return parts.map(({ kind, published }) => {
    const state = stateOf(published, now)
    if (state !== 'live') return state
    const before = shown.get(kind) ?? 0
    shown.set(kind, before + 1)
    return before < homeParts.shownAtOnce[kind] ? 'live' : 'waiting'
  })
}

/** The parts of a kind that there is room for. */
export const roomFor = <T>(kind: HomePartKind, parts: readonly T[]): readonly T[] =>
  parts.slice(0, homeParts.shownAtOnce[kind])
