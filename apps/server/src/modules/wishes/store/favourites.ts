import { type AccountId, idFrom, type ProductId, type VariantId } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import type { Kept } from '../wish'

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`

/** How many favourites there are afterwards; what was one before stays where it is. Roll back when they are too many. */
export async function keep(
  tx: Writer,
  accountId: AccountId,
  variantIds: readonly string[],
  now: Date,
): Promise<{ readonly found: number; readonly total: number }> {
  const { rows } = await tx.execute<{ found: number; total: number }>(sql`
    with wanted as (select id from variant where id = any(${sql.param([...variantIds])}::text[])),
    kept as (
      insert into favourite (account_id, variant_id, added_at)
      select ${accountId}::text, id, ${at(now)} from wanted order by id
      on conflict do nothing returning variant_id
    )
    select (select count(*) from wanted)::int as found,
      ((select count(*) from favourite where account_id = ${accountId}) + (select count(*) from kept))::int as total`)
  return rows[0] ?? { found: 0, total: 0 }
}

/** `id` is a variant's, or a product's for all of its variants. */
export async function letGo(tx: Writer, accountId: AccountId, id: string): Promise<void> {
  await tx.execute(sql`
    delete from favourite
    where account_id = ${accountId}
      and (variant_id = ${id} or variant_id in (select v.id from variant v where v.product_id = ${id}))`)
}

export async function findPage(
  read: Reader,
  accountId: AccountId,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ kept: Kept[]; total: number }> {
  const rows = await read
    .select({ variantId: sql<string>`variant_id`, since: sql<string>`added_at`, total: sql<number>`total` })
    .from(
      sql`(select variant_id, added_at, count(*) over ()::int as total from favourite where account_id = ${accountId}) f`,
    )
    .orderBy(sql`added_at desc, variant_id`)
    .limit(limit)
    .offset(offset)
  return {
    kept: rows.map((row) => ({ variantId: idFrom<'Variant'>(row.variantId), since: new Date(row.since) })),
    total: rows[0]?.total ?? 0,
  }
}

export async function findIds(
  read: Reader,
  accountId: AccountId,
): Promise<{ searchProductId: VariantId; productId: ProductId }[]> {
  const rows = await read
    .select({ variantId: sql<string>`f.variant_id`, productId: sql<string>`v.product_id` })
    .from(sql`favourite f join variant v on v.id = f.variant_id`)
    .where(sql`f.account_id = ${accountId}`)
  return rows.map((row) => ({
    searchProductId: idFrom<'Variant'>(row.variantId),
    productId: idFrom<'Product'>(row.productId),
  }))
}
