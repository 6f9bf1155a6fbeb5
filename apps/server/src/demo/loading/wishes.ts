import { sql } from 'drizzle-orm'
import { favourite, stockRegistration } from '../../modules/wishes/schema'
import type { Writer } from '../../platform/database'

const day = 86_400_000

/** What the demo clinics keep at hand and wait for: of goods that sell, and of those that are sold out. */
export async function writeWishes(tx: Writer, accounts: ReadonlyMap<string, string>, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ id: string; isSoldOut: boolean }>(sql`
    select id, is_sold_out as "isSoldOut" from (
      select v.id, s.on_hand < v.step as is_sold_out,
        row_number() over (partition by s.on_hand < v.step order by p.recommended desc, v.id) as place
      from variant v join product p on p.id = v.product_id join stock s on s.variant_id = v.id
      where v.is_on_shelf and p.is_on_shelf and not v.is_on_inquiry) goods
    where place <= 12 order by place`)
  const [sold, out] = [rows.filter((row) => !row.isSoldOut), rows.filter((row) => row.isSoldOut)]
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const who = [...accounts.entries()].filter(([email]) => email !== 'waiting@cusp.example')
  const buyer = accounts.get('clinic@cusp.example')
  if (buyer !== undefined)
    await tx
      .insert(favourite)
      .values(
        [...sold.slice(0, 6), ...out.slice(0, 1)].map(({ id }, i) => ({
          accountId: buyer,
          variantId: id,
          addedAt: ago(i + 1),
        })),
      )
      .onConflictDoNothing()

  const waits = who.flatMap(([, accountId], i) =>
    out
      .slice(0, 1 + (i % 4))
      .map(({ id }, place) => ({ accountId, variantId: id, registeredAt: ago(1 + i + place), toldAt: null })),
  )
  if (waits.length > 0) await tx.insert(stockRegistration).values(waits).onConflictDoNothing()
  const [back] = sold.slice(-1)
  if (buyer !== undefined && back)
    await tx
      .insert(stockRegistration)
      .values({ accountId: buyer, variantId: back.id, registeredAt: ago(9), toldAt: ago(1) })
      .onConflictDoNothing()
}
