import type { Reader, Writer } from './database'
import type { EventName, Events } from './events'
import type { Platform } from './platform'

/** What background work is given. `now` is the clock's at its start. */
export type Background = {
  readonly now: Date
  readonly read: Reader
  readonly platform: Platform
  write<T>(work: (tx: Writer) => Promise<T>): Promise<T>
}

/** Work by the clock. Runs in one server process at a time; must be safe to repeat. */
export type Job = {
  readonly name: string
  readonly everySeconds: number
  run(work: Background): Promise<void>
}

/** Reacts to an event, at least once and perhaps more often: must be safe to repeat. */
export type Listener<N extends EventName = EventName> = {
  readonly event: N
  readonly name: string
  run(payload: Events[N], work: Background): Promise<void>
}

export const listener = <N extends EventName>(event: N, name: string, run: Listener<N>['run']): Listener =>
  // The dispatcher hands each listener the payload of the event that it names.
  ({ event, name, run }) as unknown as Listener
