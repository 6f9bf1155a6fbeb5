import type { AccountId } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'

export type PersonalWish = { readonly article: string; readonly since: Date }

/** What one person keeps and waits for, as their copy of the data names it. */
export async function findWishes(
  read: Reader,
  accountId: AccountId,
): Promise<{ favourites: PersonalWish[]; awaited: PersonalWish[] }> {
  const rows = await read
    .select({
      article: sql<string>`concat_ws(' ', p.name ->> 'en', v.article_number)`,
      since: sql<string>`w.since`,
      isAwaited: sql<boolean>`w.is_awaited`,
    })
    .from(
      sql`(select variant_id, added_at as since, false as is_awaited from favourite where account_id = ${accountId}
           union all
           select variant_id, registered_at, true from stock_registration where account_id = ${accountId}) w
        join variant v on v.id = w.variant_id join product p on p.id = v.product_id`,
    )
    .orderBy(sql`w.since`)
  const plain = (isAwaited: boolean): PersonalWish[] =>
    rows.filter((row) => row.isAwaited === isAwaited).map(({ article, since }) => ({ article, since: new Date(since) }))
  return { favourites: plain(false), awaited: plain(true) }
}

export async function eraseWishes(tx: Writer, accountId: AccountId): Promise<void> {
  await tx.execute(sql`delete from favourite where account_id = ${accountId}`)
  await tx.execute(sql`delete from stock_registration where account_id = ${accountId}`)
}
