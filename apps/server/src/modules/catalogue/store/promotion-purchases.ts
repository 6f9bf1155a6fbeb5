import { sql } from 'drizzle-orm'
import { namedQuery, type Writer } from '../../../platform/database'

/** What the clinic of the statement has bought of a variant `v` within its promotions, by their ids. */
export const boughtInPromotions = sql<Record<string, number>>`case when v.offers = '[]' then '{}'::json else coalesce((
  select json_object_agg(pp.promotion_id, pp.quantity) from promotion_purchase pp
  where pp.clinic_id = ${sql.placeholder('clinicId')} and pp.variant_id = v.id), '{}'::json) end`

export type PromotionLine = {
  readonly promotionId: string
  readonly variantId: string
  readonly quantity: number
}

const columns = (clinicId: string, lines: readonly PromotionLine[]) => [
  clinicId,
  lines.map((line) => line.promotionId),
  lines.map((line) => line.variantId),
  lines.map((line) => line.quantity),
]

// Promotions without a limit are counted too: a limit set later then knows what was bought before.
const countAll = namedQuery<{ variant_id: string }>(
  'promotion_purchases_count',
  `with wanted as (
      select * from unnest($2::text[], $3::text[], $4::int[]) as t(promotion_id, variant_id, quantity)
    ),
    counted as (
      insert into promotion_purchase (clinic_id, promotion_id, variant_id, quantity)
      select $1::text, p.id, w.variant_id, w.quantity from wanted w join promotion p on p.id = w.promotion_id
      where p.purchase_limit = 0 or w.quantity <= p.purchase_limit
      order by w.variant_id, p.id
      on conflict (clinic_id, variant_id, promotion_id) do update set quantity = promotion_purchase.quantity + excluded.quantity
      where (select p.purchase_limit = 0 or promotion_purchase.quantity + excluded.quantity <= p.purchase_limit
             from promotion p where p.id = excluded.promotion_id)
      returning variant_id
    )
    select variant_id from wanted where variant_id not in (select variant_id from counted)`,
)

/** Counts pieces for a clinic within each promotion's limit; gives the variants whose limit this would exceed. */
export async function count(tx: Writer, clinicId: string, lines: readonly PromotionLine[]): Promise<string[]> {
  const rows = await countAll(tx, columns(clinicId, lines))
  return rows.map((row) => row.variant_id)
}

const uncountAll = namedQuery(
  'promotion_purchases_uncount',
  `with wanted as (
      select promotion_id, variant_id, sum(quantity)::int as quantity
      from unnest($2::text[], $3::text[], $4::int[]) as t(promotion_id, variant_id, quantity) group by promotion_id, variant_id
    ),
    locked as materialized (
      select c.promotion_id, c.variant_id from promotion_purchase c join wanted using (promotion_id, variant_id)
      where c.clinic_id = $1 order by c.variant_id, c.promotion_id for update of c
    )
    update promotion_purchase c set quantity = greatest(0, c.quantity - w.quantity)
    from wanted w join locked using (promotion_id, variant_id)
    where c.clinic_id = $1 and c.variant_id = w.variant_id and c.promotion_id = w.promotion_id`,
)

export const uncount = async (tx: Writer, clinicId: string, lines: readonly PromotionLine[]): Promise<void> =>
  void (await uncountAll(tx, columns(clinicId, lines)))
