import type { LocalizedText } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'

export const findCategoriesCounted = (read: Reader) =>
  read
    .select({
      id: sql<string>`c.id`,
      parentId: sql<string | null>`c.parent_id`,
      name: sql<LocalizedText>`c.name`,
      position: sql<number>`c.position`,
      picturePath: sql<string>`c.picture`,
      productCount: sql<number>`coalesce(n.products, 0)::int`,
    })
    .from(
      sql`category c
        left join (
          select top.id, count(*) as products from product p join category k on k.id = p.category_id
          join category top on top.id = k.id or top.id = k.parent_id group by top.id
        ) n on n.id = c.id`,
    )
    .orderBy(sql`c.position, c.id`)

export const findBrandsCounted = (read: Reader) =>
  read
    .select({
      id: sql<string>`b.id`,
      name: sql<LocalizedText>`b.name`,
      groupKey: sql<string>`b.group_key`,
      sequence: sql<number>`b.sequence`,
      picturePath: sql<string>`b.picture`,
      productCount: sql<number>`coalesce(n.products, 0)::int`,
    })
    .from(
      sql`brand b left join (select brand_id, count(*) as products from product group by brand_id) n on n.brand_id = b.id`,
    )
    .orderBy(sql`b.group_key, b.sequence desc, b.id`)

export const findStores = (read: Reader) =>
  read.select({ id: sql<string>`id`, name: sql<LocalizedText>`name` }).from(sql`store`).orderBy(sql`position, id`)

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

type CategoryFields = {
  readonly parentId: string | null
  readonly name: LocalizedText
  readonly picturePath: string
  readonly position: number
}

/** Saves a category of the first level, or of the second under one of the first; undefined when it would be neither. */
export async function saveCategory(
  tx: Writer,
  id: string | undefined,
  fields: CategoryFields,
): Promise<string | undefined> {
  const { parentId, name, picturePath, position } = fields
  const parentFits = sql`(${parentId}::text is null or exists (select 1 from category p where p.id = ${parentId} and p.parent_id is null))`
  const { rows } =
    id === undefined
      ? await tx.execute<{ id: string }>(sql`
          insert into category (parent_id, name, picture, position)
          select ${parentId}::text, ${json(name)}, ${picturePath}::text, ${position}::int where ${parentFits} returning id`)
      : await tx.execute<{ id: string }>(sql`
          update category c set parent_id = ${parentId}::text, name = ${json(name)}, picture = ${picturePath}, position = ${position}
          where c.id = ${id} and ${parentFits} and c.id is distinct from ${parentId}::text
            and (${parentId}::text is null or not exists (select 1 from category k where k.parent_id = c.id))
          returning id`)
  return rows[0]?.id
}

type BrandFields = {
  readonly name: LocalizedText
  readonly groupKey: string
  readonly sequence: number
  readonly picturePath: string
}

export async function saveBrand(tx: Writer, id: string | undefined, fields: BrandFields): Promise<string | undefined> {
  const { name, groupKey, sequence, picturePath } = fields
  const { rows } =
    id === undefined
      ? await tx.execute<{ id: string }>(
          sql`insert into brand (name, group_key, sequence, picture) values (${json(name)}, ${groupKey}, ${sequence}, ${picturePath}) returning id`,
        )
      : await tx.execute<{ id: string }>(
          sql`update brand set name = ${json(name)}, group_key = ${groupKey}, sequence = ${sequence}, picture = ${picturePath} where id = ${id} returning id`,
        )
  return rows[0]?.id
}

/** The picture that a category or brand has; empty for none and for what does not exist. */
export async function pictureOf(read: Reader, of: 'category' | 'brand', id: string | undefined): Promise<string> {
  if (id === undefined) return ''
  const [row] = await read
    .select({ picture: sql<string>`picture` })
    .from(of === 'category' ? sql`category` : sql`brand`)
    .where(sql`id = ${id}`)
  return row?.picture ?? ''
}

/** Products whose search documents carry the name of this category or of the one above it. */
export async function productsIn(read: Reader, by: 'category' | 'brand', id: string): Promise<string[]> {
  const rows = await read
    .select({ id: sql<string>`p.id` })
    .from(sql`product p`)
    .where(
      by === 'brand'
        ? sql`p.brand_id = ${id}`
        : sql`p.category_id in (select k.id from category k where k.id = ${id} or k.parent_id = ${id})`,
    )
  return rows.map((row) => row.id)
}
