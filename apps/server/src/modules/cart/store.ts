import { type AccountId, idFrom } from '@cusp/kernel'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { namedQuery, prepared, type Reader, type Writer, waitsForNoDisk } from '../../platform/database'
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

type Grown = { readonly lines: number; readonly too_many: string[] | null }

/** The second condition lets a line that is there grow in a full cart. */
const grow = namedQuery<Grown>(
  'cart_grow_lines',
  `with wanted as (
      select * from unnest($2::text[], $3::int[], $4::int[]) as t(variant_id, quantity, most)
    ), grown as (
      insert into cart_line (account_id, variant_id, quantity, is_checked, added_at)
      select $1, variant_id, quantity, true, $5::timestamptz from wanted order by variant_id
      on conflict (account_id, variant_id) do update set quantity = cart_line.quantity + excluded.quantity, is_checked = true
      where cart_line.quantity + excluded.quantity <= (select most from wanted w where w.variant_id = excluded.variant_id)
      returning variant_id, xmax = 0 as is_new
    )
    select
      ((select count(*) from cart_line where account_id = $1) + (select count(*) from grown where is_new))::int as lines,
      (select array_agg(variant_id) from wanted where variant_id not in (select variant_id from grown)) as too_many,
      ${waitsForNoDisk}`,
)

/**
 * Adds pieces to lines, new or there already, none of which may grow above its `most`. Gives the variants that would have
 * grown too far, and how many lines there are now; roll back when either is too many.
 */
export async function growLines(
  tx: Writer,
  accountId: AccountId,
  lines: readonly (WantedLine & { readonly most: number })[],
  now: Date,
): Promise<{ tooMany: string[]; lines: number }> {
  const [row] = await grow(tx, [
    accountId,
    lines.map((line) => line.variantId),
    lines.map((line) => line.quantity),
    lines.map((line) => line.most),
    now,
  ])
  return { tooMany: row?.too_many ?? [], lines: row?.lines ?? 0 }
}

const growOne = namedQuery<{ readonly lines: number; readonly is_grown: boolean; readonly is_full: boolean }>(
  'cart_grow_line',
  `with before as (
      select count(*)::int as lines, count(*) filter (where variant_id = $2) as own from cart_line where account_id = $1
    ), grown as (
      insert into cart_line (account_id, variant_id, quantity, is_checked, added_at)
      select $1, $2, $3::int, true, $5::timestamptz from before where before.lines < $6::int or before.own > 0
      on conflict (account_id, variant_id) do update set quantity = cart_line.quantity + excluded.quantity, is_checked = true
      where cart_line.quantity + excluded.quantity <= $4::int
      returning xmax = 0 as is_new
    )
    select before.lines + (select count(*)::int from grown where is_new) as lines,
      exists (select 1 from grown) as is_grown,
      before.lines >= $6::int and before.own = 0 as is_full,
      ${waitsForNoDisk}
    from before`,
)

/** Adds pieces of one variant, unless the line would grow above its `most` or the cart above `limit` lines: then nothing changes. */
export async function growLine(
  tx: Writer,
  accountId: AccountId,
  { variantId, quantity, most }: WantedLine & { readonly most: number },
  limit: number,
  now: Date,
): Promise<{ kind: 'added'; lines: number } | { kind: 'full' } | { kind: 'tooMany' }> {
  const [row] = await growOne(tx, [accountId, variantId, quantity, most, now, limit])
  if (row?.is_grown) return { kind: 'added', lines: row.lines }
  return row?.is_full ? { kind: 'full' } : { kind: 'tooMany' }
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
