import { type AccountId, idFrom } from '@cusp/kernel'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { prepared, type Reader, type Writer } from '../../platform/database'
import type { KeptLine, WantedLine } from './cart'
import { cartLine } from './schema'

const linesOf = prepared((read: Reader) =>
  read
    .select({ variantId: cartLine.variantId, quantity: cartLine.quantity, isChecked: cartLine.isChecked })
    .from(cartLine)
    .where(eq(cartLine.accountId, sql.placeholder('accountId')))
    .orderBy(cartLine.addedAt, cartLine.variantId)
    .prepare('cart_lines'),
)

export async function findLines(read: Reader, accountId: AccountId): Promise<KeptLine[]> {
  const rows = await linesOf(read).execute({ accountId })
  return rows.map((row) => ({ ...row, variantId: idFrom<'Variant'>(row.variantId) }))
}

const countOf = prepared((read: Reader) =>
  read
    .select({ lines: sql<number>`count(*)::int` })
    .from(cartLine)
    .where(eq(cartLine.accountId, sql.placeholder('accountId')))
    .prepare('cart_count'),
)

export async function countLines(read: Reader, accountId: AccountId): Promise<number> {
  const [row] = await countOf(read).execute({ accountId })
  return row?.lines ?? 0
}

/**
 * Adds pieces to lines, new or there already, none of which may grow above its `most`. One statement, because adding to
 * the cart is the shop's most frequent write. Gives the variants that would have grown too far; roll back when there are any.
 */
export async function growLines(
  tx: Writer,
  accountId: AccountId,
  lines: readonly (WantedLine & { readonly most: number })[],
  now: Date,
): Promise<{ tooMany: string[]; lines: number }> {
  const { rows } = await tx.execute<{ lines: number; too_many: string[] | null }>(sql`
    with wanted as (
      select * from unnest(
        ${sql.param(lines.map((line) => line.variantId))}::text[],
        ${sql.param(lines.map((line) => line.quantity))}::int[],
        ${sql.param(lines.map((line) => line.most))}::int[]) as t(variant_id, quantity, most)
    ), grown as (
      insert into cart_line (account_id, variant_id, quantity, is_checked, added_at)
      select ${accountId}, variant_id, quantity, true, ${now.toISOString()}::timestamptz from wanted order by variant_id
      on conflict (account_id, variant_id) do update set quantity = cart_line.quantity + excluded.quantity, is_checked = true
      where cart_line.quantity + excluded.quantity <= (select most from wanted w where w.variant_id = excluded.variant_id)
      returning variant_id, xmax = 0 as is_new
    )
    select
      ((select count(*) from cart_line where account_id = ${accountId}) + (select count(*) from grown where is_new))::int as lines,
      (select array_agg(variant_id) from wanted where variant_id not in (select variant_id from grown)) as too_many`)
  const [row] = rows
  return { tooMany: row?.too_many ?? [], lines: row?.lines ?? 0 }
}

/** Sets a line's pieces; none removes it. Says whether the line was there. */
export async function setQuantity(
  tx: Writer,
  accountId: AccountId,
  { variantId, quantity }: WantedLine,
): Promise<boolean> {
  const own = and(eq(cartLine.accountId, accountId), eq(cartLine.variantId, variantId))
  const changed = await tx.update(cartLine).set({ quantity }).where(own).returning({ id: cartLine.variantId })
  return changed.length > 0
}

export async function setChecked(
  tx: Writer,
  accountId: AccountId,
  variantIds: readonly string[],
  isChecked: boolean,
): Promise<void> {
  if (variantIds.length === 0) return
  await tx
    .update(cartLine)
    .set({ isChecked })
    .where(and(eq(cartLine.accountId, accountId), inArray(cartLine.variantId, [...variantIds])))
}

export async function removeLines(tx: Writer, accountId: AccountId, variantIds: readonly string[]): Promise<void> {
  if (variantIds.length === 0) return
  await tx.delete(cartLine).where(and(eq(cartLine.accountId, accountId), inArray(cartLine.variantId, [...variantIds])))
}
