import { sql } from 'drizzle-orm'
import type { Background, Listener } from './background'
import type { Database } from './database'
import type { Platform } from './platform'
import { Repeating } from './repeating'

type Waiting = { readonly id: number; readonly name: string; readonly payload: unknown; readonly attempts: number }

const mostAttempts = 12

/** Seconds until the next try: 2, 4, 8 … up to ten minutes. */
export const backoffSeconds = (attempts: number): number => Math.min(2 ** attempts, 600)

/**
 * Delivers events after their transaction has committed, at least once, in all processes without getting in each other's way.
 * An event is taken for a while (its next try lies ahead) before its listeners run, so that no transaction stays open meanwhile
 * and a process that dies gives it back by doing nothing.
 */
export function openOutbox(
  database: Database,
  listeners: readonly Listener[],
  workFor: () => Background,
  platform: () => Platform,
): Repeating {
  const byEvent = grouped(listeners)

  /** Answers whether the event is delivered; what could not be is put off in the database at once. */
  async function deliver(event: Waiting): Promise<boolean> {
    try {
      for (const listener of byEvent.get(event.name) ?? []) {
        // Each event row was written by `publish`, which ties payload to name.
        await listener.run(event.payload as never, workFor())
      }
      return true
    } catch (error) {
      const isDead = event.attempts >= mostAttempts
      platform().log.error(
        { err: error, event: event.name, id: event.id, attempts: event.attempts, isDead },
        'an event could not be delivered',
      )
      await database.db.execute(sql`
        update outbox_event set status = ${isDead ? 'dead' : 'waiting'}, problem = ${String(error).slice(0, 500)},
          next_try_at = now() + make_interval(secs => ${backoffSeconds(event.attempts)})
        where id = ${event.id}`)
      return false
    }
  }

  return new Repeating(
    async () => {
      const taken = await database.db.execute<Waiting>(sql`
        update outbox_event set attempts = attempts + 1, next_try_at = now() + interval '60 seconds'
        where id in (
          select id from outbox_event where status = 'waiting' and next_try_at <= now() order by id limit 50 for update skip locked
        )
        returning id, name, payload, attempts`)
      const inOrder = [...taken.rows].sort((a, b) => a.id - b.id)
      const delivered: number[] = []
      for (const event of inOrder) if (await deliver(event)) delivered.push(event.id)
      if (delivered.length > 0) {
        await database.db.execute(
          sql`update outbox_event set status = 'done', done_at = now(), problem = null where id = any(${sql.param(delivered)}::bigint[])`,
        )
      }
      return inOrder.length === 50
    },
    500,
    (error) => platform().log.error({ err: error }, 'the outbox could not be read'),
  )
}

function grouped(listeners: readonly Listener[]): Map<string, Listener[]> {
  const map = new Map<string, Listener[]>()
  for (const l of listeners) map.set(l.event, [...(map.get(l.event) ?? []), l])
  return map
}
