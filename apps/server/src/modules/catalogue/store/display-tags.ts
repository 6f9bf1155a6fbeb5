import type { LocalizedText } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'

export const findTags = (read: Reader) =>
  read
    .select({
      type: sql<string>`t.type`,
      title: sql<LocalizedText>`t.title`,
      isAboutPrice: sql<boolean>`t.is_about_price`,
      position: sql<number>`t.position`,
      version: sql<number>`t.version`,
      productCount: sql<number>`coalesce(n.products, 0)::int`,
    })
    .from(
      sql`display_tag t left join (
        select tag, count(*) as products from product, unnest(tags) as tag group by tag) n on n.tag = t.type`,
    )
    .orderBy(sql`t.position, t.type`)

/** Which of these are no tags of the shop. */
export async function unknownTags(read: Reader, types: readonly string[]): Promise<boolean> {
  if (types.length === 0) return false
  const [row] = await read
    .select({ known: sql<number>`count(*)::int` })
    .from(sql`display_tag`)
    .where(sql`type = any(${sql.param(types)}::text[])`)
  return row?.known !== new Set(types).size
}

type TagFields = {
  readonly type: string
  readonly title: LocalizedText
  readonly isAboutPrice: boolean
  readonly position: number
}

/** Version 0 makes it; false when it is there already, or was changed since that version. */
export async function saveTag(
  tx: Writer,
  version: number,
  { type, title, isAboutPrice, position }: TagFields,
): Promise<boolean> {
  const words = sql`${JSON.stringify(title)}::jsonb`
  const { rows } =
    version === 0
      ? await tx.execute(sql`insert into display_tag (type, title, is_about_price, position)
          values (${type}, ${words}, ${isAboutPrice}, ${position}) on conflict do nothing returning type`)
      : await tx.execute(sql`update display_tag set title = ${words}, is_about_price = ${isAboutPrice}, position = ${position},
          version = version + 1 where type = ${type} and version = ${version} returning type`)
  return rows.length === 1
}

/** False when there is no such tag. Products lose it. */
export async function removeTag(tx: Writer, type: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`delete from display_tag where type = ${type} returning type`)
  if (rows.length === 0) return false
  await tx.execute(
    sql`update product set tags = array_remove(tags, ${type}), version = version + 1 where ${type} = any(tags)`,
  )
  return true
}
