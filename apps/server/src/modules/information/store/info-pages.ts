import type { LocalizedText } from '@cusp/kernel'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import { infoPage, infoPageDraft } from '../schema'

type PageText = { readonly name: LocalizedText; readonly content: LocalizedText }
export type InfoPage = PageText & { readonly id: string }
export type Draft = PageText & { readonly from: Date | null; readonly until: Date | null; readonly version: number }
export type EditedPage = InfoPage & { readonly version: number; readonly draft: Draft | null }

/** A page's draft takes its place in the time that the draft names. */
const inForce = (now: Date) =>
  and(
    eq(infoPageDraft.pageId, infoPage.id),
    sql`${infoPageDraft.from} <= ${now.toISOString()}::timestamptz`,
    sql`(${infoPageDraft.until} is null or ${infoPageDraft.until} > ${now.toISOString()}::timestamptz)`,
  )
const shown = {
  id: infoPage.id,
  name: sql<LocalizedText>`coalesce(${infoPageDraft.name}, ${infoPage.name})`,
  content: sql<LocalizedText>`coalesce(${infoPageDraft.content}, ${infoPage.content})`,
}

export async function findInfoPage(read: Reader, id: string, now: Date): Promise<InfoPage | undefined> {
  const [row] = await read.select(shown).from(infoPage).leftJoin(infoPageDraft, inForce(now)).where(eq(infoPage.id, id))
  return row
}

export async function findInfoPageIds(read: Reader): Promise<string[]> {
  const rows = await read.select({ id: infoPage.id }).from(infoPage).orderBy(infoPage.id)
  return rows.map(({ id }) => id)
}

/** By number, the specification's first. */
export const findInfoPages = (read: Reader, now: Date): Promise<Omit<InfoPage, 'content'>[]> =>
  read
    .select({ id: shown.id, name: shown.name })
    .from(infoPage)
    .leftJoin(infoPageDraft, inForce(now))
    .orderBy(asc(sql`length(${infoPage.id})`), asc(infoPage.id))

export async function findEditedPages(read: Reader): Promise<EditedPage[]> {
  const rows = await read
    .select()
    .from(infoPage)
    .leftJoin(infoPageDraft, eq(infoPageDraft.pageId, infoPage.id))
    .orderBy(asc(sql`length(${infoPage.id})`), asc(infoPage.id))
  return rows.map(({ info_page: page, info_page_draft: draft }) => {
    if (!draft) return { ...page, draft: null }
    const { pageId: _, ...rest } = draft
    return { ...page, draft: rest }
  })
}

/** False when somebody else has changed it since this version; 0 is a page that is not there yet. */
export async function putInfoPage(tx: Writer, { id, version, ...text }: Omit<EditedPage, 'draft'>): Promise<boolean> {
  const put =
    version === 0
      ? await tx
          .insert(infoPage)
          .values({ id, ...text })
          .onConflictDoNothing()
          .returning({ id: infoPage.id })
      : await tx
          .update(infoPage)
          .set({ ...text, version: sql`${infoPage.version} + 1` })
          .where(and(eq(infoPage.id, id), eq(infoPage.version, version)))
          .returning({ id: infoPage.id })
  return put.length > 0
}

export async function removeInfoPage(tx: Writer, id: string, version: number): Promise<boolean> {
  const gone = await tx
    .delete(infoPage)
    .where(and(eq(infoPage.id, id), eq(infoPage.version, version)))
    .returning({ id: infoPage.id })
  return gone.length > 0
}

/** As `putInfoPage`, for the draft beside a page. */
export async function putDraft(tx: Writer, pageId: string, { version, ...draft }: Draft): Promise<boolean> {
  const put =
    version === 0
      ? await tx
          .insert(infoPageDraft)
          .values({ pageId, ...draft })
          .onConflictDoNothing()
          .returning({ pageId: infoPageDraft.pageId })
      : await tx
          .update(infoPageDraft)
          .set({ ...draft, version: sql`${infoPageDraft.version} + 1` })
          .where(and(eq(infoPageDraft.pageId, pageId), eq(infoPageDraft.version, version)))
          .returning({ pageId: infoPageDraft.pageId })
  return put.length > 0
}

export async function removeDraft(tx: Writer, pageId: string, version: number): Promise<boolean> {
  const gone = await tx
    .delete(infoPageDraft)
    .where(and(eq(infoPageDraft.pageId, pageId), eq(infoPageDraft.version, version)))
    .returning({ pageId: infoPageDraft.pageId })
  return gone.length > 0
}

/** Touches drafts whose time began or ended lately, so that answers kept in memory are made anew. */
export async function touchTurningDrafts(tx: Writer, now: Date, seconds: number): Promise<void> {
  await tx.execute(sql`
    update info_page_draft set version = version
    where from_at between ${now.toISOString()}::timestamptz - make_interval(secs => ${seconds}) and ${now.toISOString()}::timestamptz
       or until_at between ${now.toISOString()}::timestamptz - make_interval(secs => ${seconds}) and ${now.toISOString()}::timestamptz`)
}
