import { timingSafeEqual } from 'node:crypto'
import type { Look } from './staged'

/** How long an address of a preview works. */
export const previewMs = 15 * 60 * 1000

type Seal = (text: string) => string

/** What the look is and until when it may be taken, with the shop's seal on it. */
export function previewToken({ at, withDrafts }: Look, until: Date, seal: Seal): string {
  const said = [until.getTime(), at?.getTime() ?? 'now', withDrafts ? 'drafts' : 'published'].join('.')
  return `${said}.${seal(said)}`
}

/** The look that a token stands for; undefined when it is not ours or over. */
export function lookOf(token: string, now: Date, seal: Seal): Look | undefined {
  const [, said, until, at, drafts, sealed] =
    /^((\d{1,16})\.(now|-?\d{1,16})\.(drafts|published))\.([\w-]{43})$/.exec(token) ?? []
  if (said === undefined || sealed === undefined || !areEqual(seal(said), sealed)) return undefined
  if (Number(until) <= now.getTime()) return undefined
  return { at: at === 'now' ? null : new Date(Number(at)), withDrafts: drafts === 'drafts' }
}

function areEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
