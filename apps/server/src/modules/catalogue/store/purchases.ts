import { sql } from 'drizzle-orm'
import { namedQuery, type Writer } from '../../../platform/database'
import type { PurchaseLine } from '../catalogue'

const wanted = (lines: readonly PurchaseLine[]) => sql`
  wanted as (
    select variant_id, sum(quantity)::int as quantity
    from unnest(${sql.param(lines.map((l) => l.variantId))}::text[], ${sql.param(lines.map((l) => l.quantity))}::int[])
      as t(variant_id, quantity)
    group by variant_id
  )`

// Unlimited variants are counted too: a limit set later then knows what was bought before.
const countAll = namedQuery<{ variant_id: string }>(
  'purchases_count',
  `with wanted as (
      select variant_id, sum(quantity)::int as quantity from unnest($2::text[], $3::int[]) as t(variant_id, quantity) group by variant_id
    ),
    counted as (
      insert into purchase_count (clinic_id, variant_id, quantity)
      select $1::text, v.id, w.quantity
      from wanted w join variant v on v.id = w.variant_id
      where v.purchase_limit = 0 or w.quantity <= v.purchase_limit
      order by v.id
      on conflict (clinic_id, variant_id) do update set quantity = purchase_count.quantity + excluded.quantity
      where (select v.purchase_limit = 0 or purchase_count.quantity + excluded.quantity <= v.purchase_limit
             from variant v where v.id = excluded.variant_id)
      returning variant_id
    )
    select variant_id from wanted where variant_id not in (select variant_id from counted)`,
)

/** Counts pieces for a clinic within each variant's limit; gives the variants whose limit this would exceed. */
export async function count(tx: Writer, clinicId: string, lines: readonly PurchaseLine[]): Promise<string[]> {
  const rows = await countAll(tx, [clinicId, lines.map((line) => line.variantId), lines.map((line) => line.quantity)])
  return rows.map((row) => row.variant_id)
}

export async function uncount(tx: Writer, clinicId: string, lines: readonly PurchaseLine[]): Promise<void> {
  await tx.execute(sql`
    with ${wanted(lines)},
    locked as materialized (
      select c.variant_id from purchase_count c join wanted using (variant_id)
      where c.clinic_id = ${clinicId} order by c.variant_id for update of c
    )
    update purchase_count c set quantity = greatest(0, c.quantity - w.quantity)
    from wanted w join locked using (variant_id)
    where c.clinic_id = ${clinicId} and c.variant_id = w.variant_id`)
}
