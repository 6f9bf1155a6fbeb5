import type { Language } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { Repeating } from './repeating'
import type { Wording } from './wording'

/** What visitors see, and what everybody is told, is at most this old in every server process. */
export const watchPauseMs = 500

/** Follows the content version for visitors, and the words that operators have edited for all letters and refusals. */
export async function watchContent(
  database: Database,
  wording: Wording,
  onError: (error: unknown) => void,
): Promise<{ version(): number; refresh(): Promise<void>; stop(): Promise<void> }> {
  let version = 0
  let wordingVersion = -1
  const follow = async () => {
    const found = await versions(database)
    const versionOf = (name: string) => Number(found.rows.find((row) => row.name === name)?.version ?? 0)
    // Words come first: a page that is made anew for the new version must not be made of the old ones.
    const seen = versionOf('wording')
    if (seen !== wordingVersion) {
      wording.adopt(await editedTexts(database))
      wordingVersion = seen
    }
    version = versionOf('catalogue')
    return false
  }
  await follow()
  const repeating = new Repeating(follow, watchPauseMs, onError)
  repeating.start()
  return { version: () => version, refresh: async () => void (await follow()), stop: () => repeating.stop() }
}

/** The versions as they stand, after whatever changes by the clock has changed. */
async function versions(database: Database) {
  const found = await database.db.execute<{ name: string; version: number }>(sql`
    select name, version from content_version
    union all select 'turns', count(*) from content_turn where at <= now()`)
  if (!found.rows.some(({ name, version }) => name === 'turns' && Number(version) > 0)) return found
  await database.statement((tx) =>
    tx.execute(sql`
      with due as (delete from content_turn where at <= now() returning at)
      update content_version set version = version + 1 where name = 'catalogue' and exists (select from due)`),
  )
  return database.db.execute<{ name: string; version: number }>(sql`select name, version from content_version`)
}

async function editedTexts(database: Database) {
  const found = await database.db.execute<{ key: string; language: Language; subject: string; text: string }>(
    sql`select key, language, subject, body as text from edited_text where not is_restored`,
  )
  return found.rows
}
