import type { Writer } from '../../platform/database'
import { logSearches } from './store/searches'

type Search = { readonly keyword: string; readonly found: number }
type Through = {
  write<T>(work: (tx: Writer) => Promise<T>): Promise<T>
  readonly platform: { readonly log: { warn(fields: object, message: string): void } }
}

const pauseMs = 5_000
const mostWaiting = 500
let waiting: Search[] = []

/** Notes what was looked for, a few seconds later and together with others: nobody waits for it. Repeats answered from memory are not seen here. */
export function noteSearch(call: Through, search: Search): void {
  if (search.keyword === '' || waiting.length >= mostWaiting) return
  waiting.push(search)
  if (waiting.length > 1) return
  setTimeout(() => {
    const searches = waiting
    waiting = []
    call
      .write((tx) => logSearches(tx, searches))
      .catch((error: unknown) => call.platform.log.warn({ err: error }, 'searches could not be logged'))
  }, pauseMs).unref()
}
