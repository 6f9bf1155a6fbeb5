import { and, asc, count, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../platform/database'
import { enquiry, enquiryAnswer } from './schema'

export type EnquiryRow = typeof enquiry.$inferSelect
type Written = Pick<EnquiryRow, 'at' | 'name' | 'email' | 'phone' | 'language' | 'message'>

export async function insertEnquiry(tx: Writer, written: Written): Promise<void> {
  await tx.insert(enquiry).values(written)
}

export type EnquiryFilter = {
  readonly keyword: string
  readonly state: EnquiryRow['state'] | undefined
  /** Taken by this operator; null is by nobody. */
  readonly takenById: string | null | undefined
}

function wanted({ keyword, state, takenById }: EnquiryFilter): SQL | undefined {
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    state === undefined ? undefined : eq(enquiry.state, state),
    takenById === undefined
      ? undefined
      : takenById === null
        ? isNull(enquiry.takenById)
        : eq(enquiry.takenById, takenById),
    keyword === ''
      ? undefined
      : or(ilike(enquiry.name, like), ilike(enquiry.email, like), ilike(enquiry.message, like)),
  )
}

/** Newest first. */
export async function findEnquiries(
  read: Reader,
  filter: EnquiryFilter,
  skip: number,
  atMost: number,
): Promise<{ rows: EnquiryRow[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    read
      .select()
      .from(enquiry)
      .where(wanted(filter))
      .orderBy(desc(enquiry.at), asc(enquiry.id))
      .offset(skip)
      .limit(atMost),
    read.select({ n: count() }).from(enquiry).where(wanted(filter)),
  ])
  return { rows, total: counted?.n ?? 0 }
}

export async function findEnquiry(read: Reader, id: string): Promise<EnquiryRow | undefined> {
  const [row] = await read.select().from(enquiry).where(eq(enquiry.id, id))
  return row
}

export const findAnswers = (read: Reader, id: string): Promise<{ at: Date; by: string; text: string }[]> =>
  read
    .select({ at: enquiryAnswer.at, by: enquiryAnswer.byName, text: enquiryAnswer.text })
    .from(enquiryAnswer)
    .where(eq(enquiryAnswer.enquiryId, id))
    .orderBy(asc(enquiryAnswer.id))

/** What it is afterwards; undefined when somebody else has changed it since this version. */
export async function changeEnquiry(
  tx: Writer,
  { id, version }: { readonly id: string; readonly version: number },
  change: Partial<Pick<EnquiryRow, 'state' | 'takenBy' | 'takenById'>>,
): Promise<EnquiryRow | undefined> {
  const [row] = await tx
    .update(enquiry)
    .set({ ...change, version: sql`${enquiry.version} + 1` })
    .where(and(eq(enquiry.id, id), eq(enquiry.version, version)))
    .returning()
  return row
}

export async function insertAnswer(
  tx: Writer,
  enquiryId: string,
  answer: { readonly at: Date; readonly byName: string; readonly text: string },
): Promise<void> {
  await tx.insert(enquiryAnswer).values({ enquiryId, ...answer })
}
