import { sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import type { PriceTag } from '../catalogue'
import type { PromotionFields, PromotionPrice } from '../goods'

/** Whether an order of the clinic was completed. Orders call the catalogue, so that the catalogue cannot ask them. */
export async function hasCompletedOrder(read: Reader, clinicId: string): Promise<boolean> {
  const rows = await read
    .select({ orderNo: sql<string>`order_no` })
    .from(sql`shop_order`)
    .where(sql`clinic_id = ${clinicId} and status = 'completed'`)
    .limit(1)
  return rows.length > 0
}

/**
 * Usual prices of variants that an activity is to offer, each with its product; unknown ids are left out. Their products,
 * and those that it has offered before, are locked in one order.
 */
export async function lockOffered(
  tx: Writer,
  activity: number,
  variantIds: readonly string[],
): Promise<Map<string, PriceTag & { readonly productId: string }>> {
  await tx.execute(sql`
    select id from product where id in (
      select product_id from variant where id = any(${sql.param(variantIds)}::text[])
      union select product_id from promotion where activity = ${activity})
    order by id for update`)
  const rows = await tx
    .select({
      id: sql<string>`id`,
      productId: sql<string>`product_id`,
      priceHkd: sql<number | null>`price_hkd::float8`,
      priceUsd: sql<number | null>`price_usd::float8`,
      discountPercent: sql<number>`discount_percent`,
      isOnInquiry: sql<boolean>`is_on_inquiry`,
    })
    .from(sql`variant`)
    .where(sql`id = any(${sql.param(variantIds)}::text[])`)
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

type Period = Pick<PromotionFields, 'startsAt' | 'endsAt'>

/** Those of the products that another activity offers at some moment of the period that is still to come. */
export async function overlapping(
  read: Reader,
  activity: number,
  productIds: readonly string[],
  { startsAt, endsAt }: Period,
  now: Date,
): Promise<string[]> {
  const rows = await read
    .select({ productId: sql<string>`product_id` })
    .from(sql`promotion`)
    .where(
      sql`product_id = any(${sql.param(productIds)}::text[]) and activity <> ${activity}
        and starts_at < ${endsAt.toISOString()}::timestamptz and ends_at > greatest(${startsAt.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz)`,
    )
  return rows.map(({ productId }) => productId)
}

/** The promotions that an activity has or had. */
export const promotionsOf = (read: Reader, activity: number): Promise<{ id: string; productId: string }[]> =>
  read
    .select({ id: sql<string>`id`, productId: sql<string>`product_id` })
    .from(sql`promotion`)
    .where(sql`activity = ${activity}`)
    .orderBy(sql`product_id`)

/** What an activity offers of a product. Offered again, it is the same promotion: what clinics bought within it still counts. */
export async function putOffer(
  tx: Writer,
  activity: number,
  productId: string,
  fields: Period &
    Pick<PromotionFields, 'countsDown' | 'purchaseLimit'> & { readonly prices: readonly PromotionPrice[] },
): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into promotion (activity, product_id, starts_at, ends_at, purchase_limit, counts_down, shows_price_background)
    values (${activity}, ${productId}, ${fields.startsAt.toISOString()}::timestamptz, ${fields.endsAt.toISOString()}::timestamptz,
      ${fields.purchaseLimit}, ${fields.countsDown}, true)
    on conflict (activity, product_id) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      purchase_limit = excluded.purchase_limit, counts_down = excluded.counts_down, version = promotion.version + 1,
      start_told = false, end_told = false
    returning id`)
  const id = rows[0]?.id
  await tx.execute(sql`delete from promotion_price where promotion_id = ${id}`)
  await tx.execute(sql`
    insert into promotion_price (promotion_id, variant_id, price_hkd, price_usd)
    select ${id}, * from unnest(${sql.param(fields.prices.map((price) => price.variantId))}::text[],
      ${sql.param(fields.prices.map((price) => price.priceHkd))}::bigint[], ${sql.param(fields.prices.map((price) => price.priceUsd))}::bigint[])`)
  await tx.execute(sql`select keep_offers(${productId})`)
}
