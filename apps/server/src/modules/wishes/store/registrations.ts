import { type AccountId, idFrom } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import type { Awaited, Wait } from '../wish'

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`

/** Waits from now on; a wait that has not ended keeps its place. Gives how many waits this person has afterwards. */
export async function register(tx: Writer, accountId: AccountId, variantId: string, now: Date): Promise<number> {
  await tx.execute(sql`
    insert into stock_registration (account_id, variant_id, registered_at) values (${accountId}, ${variantId}, ${at(now)})
    on conflict (account_id, variant_id) do update set registered_at = excluded.registered_at, told_at = null
    where stock_registration.told_at is not null`)
  const { rows } = await tx.execute<{ total: number }>(
    sql`select count(*)::int as total from stock_registration where account_id = ${accountId}`,
  )
  return rows[0]?.total ?? 0
}

export async function remove(tx: Writer, accountId: AccountId, variantIds: readonly string[]): Promise<void> {
  if (variantIds.length === 0) return
  await tx.execute(sql`
    delete from stock_registration
    where account_id = ${accountId} and variant_id = any(${sql.param([...variantIds])}::text[])`)
}

/** What has come first, then what is still waited for, each newest first. */
export async function findPage(
  read: Reader,
  accountId: AccountId,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ awaited: Awaited[]; total: number }> {
  const rows = await read
    .select({
      variantId: sql<string>`variant_id`,
      since: sql<string>`registered_at`,
      toldAt: sql<string | null>`told_at`,
      total: sql<number>`total`,
    })
    .from(
      sql`(select variant_id, registered_at, told_at, count(*) over ()::int as total
           from stock_registration where account_id = ${accountId}) r`,
    )
    .orderBy(sql`told_at desc nulls last, registered_at desc, variant_id`)
    .limit(limit)
    .offset(offset)
  return {
    awaited: rows.map((row) => ({
      variantId: idFrom<'Variant'>(row.variantId),
      since: new Date(row.since),
      toldAt: row.toldAt === null ? null : new Date(row.toldAt),
    })),
    total: rows[0]?.total ?? 0,
  }
}

/**
 * Ends waits for goods that can be ordered again, those who waited longest first, and gives them to whoever tells of it.
 * Two processes never get the same wait: a row is locked by the one and passed over by the other.
 */
export async function claimArrived(
  tx: Writer,
  now: Date,
  atMost: number,
  productIds: readonly string[] | undefined,
): Promise<Wait[]> {
  const ofProducts =
    productIds === undefined ? sql`` : sql`and v.product_id = any(${sql.param([...productIds])}::text[])`
  const { rows } = await tx.execute<{ account_id: string; variant_id: string }>(sql`
    with due as (
      select r.account_id, r.variant_id from stock_registration r
      join variant v on v.id = r.variant_id and v.is_on_shelf
      join product p on p.id = v.product_id and p.is_on_shelf
      join stock s on s.variant_id = v.id and s.on_hand - s.reserved >= v.step
      where r.told_at is null ${ofProducts}
      order by r.registered_at, r.account_id, r.variant_id limit ${atMost}
      for update of r skip locked
    )
    update stock_registration r set told_at = ${at(now)} from due
    where r.account_id = due.account_id and r.variant_id = due.variant_id and r.told_at is null
    returning r.account_id, r.variant_id`)
  return rows.map((row) => ({ accountId: row.account_id, variantId: row.variant_id }))
}
