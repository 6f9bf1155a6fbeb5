import { sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import type { PriceTag } from '../catalogue'
import type { PromotionFields, PromotionPrice, StoredPromotion } from '../goods'

const instantOf = (column: string) => sql<string>`to_json(${sql.raw(column)}) #>> '{}'`

/** Those that run or are to come first, then those that ended last. */
export const findPromotions = (read: Reader, productId: string): Promise<StoredPromotion[]> =>
  read
    .select({
      id: sql<string>`o.id`,
      startsAt: instantOf('o.starts_at'),
      endsAt: instantOf('o.ends_at'),
      purchaseLimit: sql<number>`o.purchase_limit`,
      picturePath: sql<string>`o.picture`,
      textColor: sql<string>`o.text_color`,
      showsPriceBackground: sql<boolean>`o.shows_price_background`,
      countsDown: sql<boolean>`o.counts_down`,
      version: sql<number>`o.version`,
      prices: sql<PromotionPrice[]>`coalesce((
        select json_agg(json_build_object('variantId', p.variant_id, 'priceHkd', p.price_hkd, 'priceUsd', p.price_usd))
        from promotion_price p where p.promotion_id = o.id), '[]'::json)`,
    })
    .from(sql`promotion o`)
    .where(sql`o.product_id = ${productId} and o.activity is null`)
    .orderBy(sql`o.ends_at desc, o.id`)
    .limit(20)

/** The product of a promotion, and whether it is still at this version. */
export async function placeOfPromotion(
  tx: Writer,
  id: string,
): Promise<{ productId: string; version: number; startsAt: Date } | undefined> {
  const { rows } = await tx.execute<{ product_id: string; version: number; starts_at: string }>(
    sql`select product_id, version, to_json(starts_at) #>> '{}' as starts_at from promotion where id = ${id} and activity is null for update`,
  )
  const row = rows[0]
  return row && { productId: row.product_id, version: row.version, startsAt: new Date(row.starts_at) }
}

export async function pictureOfPromotion(read: Reader, id: string): Promise<string> {
  const [row] = await read.select({ picture: sql<string>`picture` }).from(sql`promotion`).where(sql`id = ${id}`)
  return row?.picture ?? ''
}

/** The prices of a product's variants, the product locked: its promotions are changed one after the other. */
export async function lockPrices(tx: Writer, productId: string): Promise<Map<string, PriceTag> | undefined> {
  const { rows } = await tx.execute(sql`select 1 from product where id = ${productId} for update`)
  if (rows.length === 0) return undefined
  const variants = await tx
    .select({
      id: sql<string>`id`,
      priceHkd: sql<number | null>`price_hkd::float8`,
      priceUsd: sql<number | null>`price_usd::float8`,
      discountPercent: sql<number>`discount_percent`,
      isOnInquiry: sql<boolean>`is_on_inquiry`,
    })
    .from(sql`variant`)
    .where(sql`product_id = ${productId}`)
  return new Map(variants.map(({ id, ...tag }) => [id, tag]))
}

/** Whether the product has another promotion for everybody at some moment of the period. */
export async function overlaps(
  read: Reader,
  productId: string,
  { startsAt, endsAt }: Pick<PromotionFields, 'startsAt' | 'endsAt'>,
  except: string | undefined,
): Promise<boolean> {
  const [row] = await read
    .select({ is: sql<boolean>`count(*) > 0` })
    .from(sql`promotion`)
    .where(
      sql`product_id = ${productId} and activity is null and id is distinct from ${except ?? null}::text
        and starts_at < ${endsAt.toISOString()}::timestamptz and ends_at > ${startsAt.toISOString()}::timestamptz`,
    )
  return row?.is ?? false
}

/** Writes a promotion with its prices, has its variants know of it, and notes when it begins and ends. */
export async function savePromotion(
  tx: Writer,
  id: string | undefined,
  productId: string,
  fields: PromotionFields,
): Promise<string> {
  const from = sql`${fields.startsAt.toISOString()}::timestamptz`
  const until = sql`${fields.endsAt.toISOString()}::timestamptz`
  const { rows } =
    id === undefined
      ? await tx.execute<{ id: string }>(sql`
          insert into promotion (product_id, starts_at, ends_at, purchase_limit, picture, text_color, shows_price_background, counts_down)
          values (${productId}, ${from}, ${until}, ${fields.purchaseLimit}, ${fields.picturePath}, ${fields.textColor},
            ${fields.showsPriceBackground}, ${fields.countsDown}) returning id`)
      : await tx.execute<{ id: string }>(sql`
          update promotion set starts_at = ${from}, ends_at = ${until}, purchase_limit = ${fields.purchaseLimit},
            picture = ${fields.picturePath}, text_color = ${fields.textColor}, shows_price_background = ${fields.showsPriceBackground},
            counts_down = ${fields.countsDown}, version = version + 1, start_told = false, end_told = false
          where id = ${id} returning id`)
  const savedId = rows[0]?.id
  if (savedId === undefined) throw new Error('a promotion was not saved')
  await tx.execute(sql`delete from promotion_price where promotion_id = ${savedId}`)
  await tx.execute(sql`
    insert into promotion_price (promotion_id, variant_id, price_hkd, price_usd)
    select ${savedId}, * from unnest(${sql.param(fields.prices.map((price) => price.variantId))}::text[],
      ${sql.param(fields.prices.map((price) => price.priceHkd))}::bigint[], ${sql.param(fields.prices.map((price) => price.priceUsd))}::bigint[])`)
  await tx.execute(sql`insert into content_turn (at) values (${from}), (${until}) on conflict do nothing`)
  await tx.execute(sql`select keep_offers(${productId})`)
  return savedId
}

/** Takes back a promotion that has not begun; one that runs ends now, and what ended stays as it is. */
export async function endPromotion(tx: Writer, id: string, productId: string, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  // What was moved into the future after pieces were bought is kept for its orders.
  await tx.execute(sql`delete from promotion o where id = ${id} and starts_at >= ${at}
    and not exists (select 1 from promotion_purchase b where b.promotion_id = o.id)`)
  await tx.execute(sql`update promotion set starts_at = least(starts_at, ${at} - interval '1 millisecond'), ends_at = ${at},
    version = version + 1, end_told = false where id = ${id} and ends_at > ${at}`)
  await tx.execute(sql`select keep_offers(${productId})`)
}

/** Products with a promotion that has begun or ended since they were told of last; notes that they are told now. */
export async function claimTurned(tx: Writer, now: Date, atMost: number): Promise<string[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await tx.execute<{ product_id: string; has_ended: boolean }>(sql`
    update promotion o set start_told = true, end_told = o.ends_at <= ${at}
    from (select id from promotion where (not start_told and starts_at <= ${at}) or (not end_told and ends_at <= ${at})
          order by id limit ${atMost} for update skip locked) due
    where o.id = due.id returning o.product_id, o.end_told as has_ended`)
  for (const productId of new Set(rows.filter((row) => row.has_ended).map((row) => row.product_id))) {
    await tx.execute(sql`select keep_offers(${productId})`)
  }
  return [...new Set(rows.map((row) => row.product_id))]
}
