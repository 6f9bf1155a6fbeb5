import type { Writer } from '../../platform/database'
import { logSearches } from './store/searches'

type Search = { readonly keyword: string; readonly found: number }
type Through = {
  write<T>(work: (tx: Writer) => Promise<T>): Promise<T>
  readonly platform: { readonly log: { warn(fields: object, message: string): void } }
}

const pauseMs = 5_000
const mostWaiting = 500
/** What is still to be noted, by the shop that it was looked for in. */
const waiting = new WeakMap<object, Search[]>()

/** Notes what was looked for, a few seconds later and together with others: nobody waits for it. Repeats answered from memory are not seen here. */
export function noteSearch(call: Through, search: Search): void {
  const noted = waiting.get(call.platform) ?? []
  if (search.keyword === '' || noted.length >= mostWaiting) return
  noted.push(search)
  if (noted.length > 1) return
  waiting.set(call.platform, noted)
  setTimeout(() => {
    waiting.delete(call.platform)
    call
      .write((tx) => logSearches(tx, noted))
      .catch((error: unknown) => call.platform.log.warn({ err: error }, 'searches could not be logged'))
  }, pauseMs).unref()
}
