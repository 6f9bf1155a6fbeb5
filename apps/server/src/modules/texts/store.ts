import { type Language, languageFrom } from '@cusp/kernel'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../platform/database'
import { editedText } from '../../platform/tables'
import { editedTextHistory } from './schema'
import type { Edited } from './text'

const columns = {
  key: editedText.key,
  language: editedText.language,
  subject: editedText.subject,
  text: editedText.body,
  isRestored: editedText.isRestored,
  version: editedText.version,
  at: editedText.changedAt,
  by: editedText.changedBy,
}

type Row = Omit<Edited, 'language'> & { readonly language: string }
const asEdited = (row: Row): Edited => ({ ...row, language: languageFrom(row.language) })

/** What was edited, of one text or of all. */
export async function findEdited(read: Reader, key?: string): Promise<Edited[]> {
  const rows = await read
    .select(columns)
    .from(editedText)
    .where(key === undefined ? undefined : eq(editedText.key, key))
  return rows.map(asEdited)
}

const mostHistory = 100

/** Newest first. */
export async function findHistory(read: Reader, key: string): Promise<Edited[]> {
  const { body, ...rest } = {
    key: editedTextHistory.key,
    language: editedTextHistory.language,
    subject: editedTextHistory.subject,
    body: editedTextHistory.body,
    isRestored: editedTextHistory.isRestored,
    version: editedTextHistory.version,
    at: editedTextHistory.at,
    by: editedTextHistory.by,
  }
  const rows = await read
    .select({ ...rest, text: body })
    .from(editedTextHistory)
    .where(eq(editedTextHistory.key, key))
    .orderBy(desc(editedTextHistory.at), desc(editedTextHistory.version))
    .limit(mostHistory)
  return rows.map(asEdited)
}

type Change = {
  readonly key: string
  readonly language: Language
  readonly subject: string
  readonly text: string
  readonly isRestored: boolean
  readonly at: Date
  readonly by: string
}

/** Puts words in force if nobody has changed them since `version`; one statement, so that of two changes one is refused. */
export async function putText(
  tx: Writer,
  { text: body, at, by, ...change }: Change,
  version: number,
): Promise<boolean> {
  const row = { ...change, body, changedAt: at, changedBy: by, version: version + 1 }
  const put =
    version === 0
      ? await tx.insert(editedText).values(row).onConflictDoNothing().returning({ version: editedText.version })
      : await tx
          .update(editedText)
          .set({ ...row, version: sql`${editedText.version} + 1` })
          .where(
            and(
              eq(editedText.key, change.key),
              eq(editedText.language, change.language),
              eq(editedText.version, version),
            ),
          )
          .returning({ version: editedText.version })
  const [done] = put
  if (!done) return false
  await tx.insert(editedTextHistory).values({ ...change, body, at, by, version: done.version })
  return true
}
