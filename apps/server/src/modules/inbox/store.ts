import { and, asc, count, desc, eq, getTableColumns, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../platform/database'
import type { AskedGoods, EnquiryRow, FoundEnquiry } from './enquiry'
import { enquiry, enquiryAnswer } from './schema'

const withGoods = {
  ...getTableColumns(enquiry),
  goods: sql<AskedGoods | null>`(
    select json_build_object('productId', p.id, 'name', p.name, 'standard', v.standard, 'articleNumber', v.article_number, 'clinic', c.name)
    from variant v join product p on p.id = v.product_id join clinic c on c.id = ${enquiry.clinicId}
    where v.id = ${enquiry.variantId})`,
}
type Written = Pick<EnquiryRow, 'at' | 'name' | 'email' | 'phone' | 'language' | 'message'>

/** False when the clinic waits for an answer on these goods already. */
export async function insertPriceQuestion(
  tx: Writer,
  written: Written & { readonly clinicId: string; readonly variantId: string; readonly quantity: number },
): Promise<boolean> {
  // Two who ask at once must not both find that nobody has.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`price for ${written.clinicId}`}))`)
  const [waiting] = await tx
    .select({ id: enquiry.id })
    .from(enquiry)
    .where(
      and(eq(enquiry.clinicId, written.clinicId), eq(enquiry.variantId, written.variantId), eq(enquiry.state, 'open')),
    )
    .limit(1)
  if (waiting) return false
  await tx.insert(enquiry).values(written)
  return true
}

/** Who asks, as the shop writes to them: accounts are another module's, which may not be called from here. */
export async function findAsker(
  read: Reader,
  accountId: string,
): Promise<{ name: string; email: string; phone: string; clinic: string } | undefined> {
  const [row] = await read
    .select({
      name: sql<string>`a.name`,
      email: sql<string>`coalesce(a.email, '')`,
      phone: sql<string>`coalesce(a.area_code || ' ' || a.phone, '')`,
      clinic: sql<string>`c.name`,
    })
    .from(sql`account a join clinic c on c.id = a.clinic_id`)
    .where(sql`a.id = ${accountId}`)
  return row
}

export async function insertEnquiry(tx: Writer, written: Written): Promise<void> {
  await tx.insert(enquiry).values(written)
}

export type EnquiryFilter = {
  readonly keyword: string
  readonly state: EnquiryRow['state'] | undefined
  /** Taken by this operator; null is by nobody. */
  readonly takenById: string | null | undefined
  readonly about: 'price' | 'other' | undefined
}

function wanted({ keyword, state, takenById, about }: EnquiryFilter): SQL | undefined {
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    state === undefined ? undefined : eq(enquiry.state, state),
    about === undefined ? undefined : about === 'price' ? isNotNull(enquiry.variantId) : isNull(enquiry.variantId),
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
): Promise<{ rows: FoundEnquiry[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    read
      .select(withGoods)
      .from(enquiry)
      .where(wanted(filter))
      .orderBy(desc(enquiry.at), asc(enquiry.id))
      .offset(skip)
      .limit(atMost),
    read.select({ n: count() }).from(enquiry).where(wanted(filter)),
  ])
  return { rows, total: counted?.n ?? 0 }
}

export async function findEnquiry(read: Reader, id: string): Promise<FoundEnquiry | undefined> {
  const [row] = await read.select(withGoods).from(enquiry).where(eq(enquiry.id, id))
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
