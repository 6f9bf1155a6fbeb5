import type { LocalizedText } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../platform/database'
import type { Campaign } from './coupon'

/** Campaigns that have not ended long ago, those that end last first. */
export const findCampaigns = (read: Reader, where: 'all' | 'shown'): Promise<Campaign[]> =>
  read
    .select({
      id: sql<string>`c.id`,
      name: sql<LocalizedText>`c.name`,
      percent: sql<number | null>`c.percent`,
      amountHkd: sql<number | null>`c.amount_hkd::float8`,
      amountUsd: sql<number | null>`c.amount_usd::float8`,
      metHkd: sql<number>`c.met_hkd::float8`,
      metUsd: sql<number | null>`c.met_usd::float8`,
      scope: sql<Campaign['scope']>`c.scope`,
      scopeIds: sql<string[]>`c.scope_ids`,
      scopeNames: sql<LocalizedText[]>`case c.scope
        when 'category' then (select coalesce(json_agg(x.name order by x.position, x.id), '[]'::json) from category x where x.id = any(c.scope_ids))
        when 'brand' then (select coalesce(json_agg(x.name order by x.id), '[]'::json) from brand x where x.id = any(c.scope_ids))
        else '[]'::json end`,
      startsAt: sql<string>`to_json(c.starts_at) #>> '{}'`,
      endsAt: sql<string>`to_json(c.ends_at) #>> '{}'`,
      isShown: sql<boolean>`c.is_shown`,
      version: sql<number>`c.version`,
    })
    .from(sql`coupon_campaign c`)
    .where(where === 'all' ? sql`true` : sql`c.is_shown and c.ends_at > now()`)
    .orderBy(sql`c.ends_at desc, c.id`)
    .limit(500)

type Fields = Omit<Campaign, 'id' | 'version' | 'scopeNames' | 'startsAt' | 'endsAt'> & {
  readonly startsAt: Date
  readonly endsAt: Date
}

/** Undefined when there is no such campaign at this version. What begins and ends is noted for all who keep copies. */
export async function saveCampaign(
  tx: Writer,
  id: string | undefined,
  version: number,
  fields: Fields,
): Promise<string | undefined> {
  const from = sql`${fields.startsAt.toISOString()}::timestamptz`
  const until = sql`${fields.endsAt.toISOString()}::timestamptz`
  const values = sql`${JSON.stringify(fields.name)}::jsonb, ${fields.percent}::smallint, ${fields.amountHkd}::bigint, ${fields.amountUsd}::bigint,
    ${fields.metHkd}::bigint, ${fields.metUsd}::bigint, ${fields.scope}::text, ${sql.param(fields.scopeIds)}::text[], ${from}, ${until}, ${fields.isShown}::boolean`
  const columns = sql`name, percent, amount_hkd, amount_usd, met_hkd, met_usd, scope, scope_ids, starts_at, ends_at, is_shown`
  const { rows } =
    id === undefined
      ? await tx.execute<{ id: string }>(sql`insert into coupon_campaign (${columns}) values (${values}) returning id`)
      : await tx.execute<{
          id: string
        }>(sql`update coupon_campaign set (${columns}, version) = (select ${values}, version + 1)
          where id = ${id} and version = ${version} returning id`)
  await tx.execute(sql`insert into content_turn (at) values (${from}), (${until}) on conflict do nothing`)
  return rows[0]?.id
}

export async function hasCampaign(read: Reader, id: string): Promise<boolean> {
  const rows = await read.select({ id: sql<string>`id` }).from(sql`coupon_campaign`).where(sql`id = ${id}`)
  return rows.length > 0
}
