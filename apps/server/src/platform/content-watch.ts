import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { Repeating } from './repeating'

/** Follows the content version for visitors: what they see is at most this old in every server process. */
export const watchPauseMs = 500

export async function watchContent(
  database: Database,
  onError: (error: unknown) => void,
): Promise<{ version(): number; refresh(): Promise<void>; stop(): Promise<void> }> {
  let version = 0
  const look = async () => {
    const found = await database.db.execute<{ version: number }>(
      sql`select version from content_version where name = 'catalogue'`,
    )
    version = Number(found.rows[0]?.version ?? 0)
    return false
  }
  await look()
  const repeating = new Repeating(look, watchPauseMs, onError)
  repeating.start()
  return { version: () => version, refresh: async () => void (await look()), stop: () => repeating.stop() }
}
