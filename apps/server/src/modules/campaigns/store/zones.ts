import type { campaigns } from '@cusp/contract'
import { idFrom, type LocalizedText } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import { prepared, type Reader, type Writer } from '../../../platform/database'
import type { Picked } from '../zone'

const page = prepared((read: Reader) =>
  read
    .select({
      productId: sql<string>`z.product_id`,
      badge: sql<LocalizedText>`z.badge`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(sql`zone_product z join product p on p.id = z.product_id`)
    .where(
      sql`z.zone = ${sql.placeholder('zone')} and p.is_on_shelf
        and exists (select 1 from variant v where v.product_id = p.id and v.is_on_shelf)`,
    )
    .orderBy(sql`z.position, z.product_id`)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('campaigns_zone_page'),
)

/** Products of a zone that are on the shelf, in the operator's order. */
export async function findZonePage(
  read: Reader,
  zone: campaigns.Zone,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ picked: Picked[]; total: number }> {
  const rows = await page(read).execute({ zone, limit, offset })
  return {
    picked: rows.map(({ productId, badge }) => ({ productId, badge })),
    total: rows[0]?.total ?? 0,
  }
}

/** Everything in a zone, on the shelf or not, with the version that a save has to name. */
export async function findZone(
  read: Reader,
  zone: campaigns.Zone,
): Promise<{ list: campaigns.AdminZoneProduct[]; version: number }> {
  const [found] = await read.select({ version: sql<number>`version` }).from(sql`zone`).where(sql`key = ${zone}`)
  const rows = await read
    .select({
      productId: sql<string>`p.id`,
      name: sql<LocalizedText>`p.name`,
      brandName: sql<LocalizedText>`b.name`,
      picturePath: sql<string>`p.picture`,
      isOnShelf: sql<boolean>`p.is_on_shelf`,
      hasStock: sql<boolean>`exists (
        select 1 from variant v join stock s on s.variant_id = v.id
        where v.product_id = p.id and v.is_on_shelf and s.on_hand - s.reserved >= v.step)`,
      badge: sql<LocalizedText>`z.badge`,
    })
    .from(sql`zone_product z join product p on p.id = z.product_id join brand b on b.id = p.brand_id`)
    .where(sql`z.zone = ${zone}`)
    .orderBy(sql`z.position, z.product_id`)
  return {
    version: found?.version ?? 0,
    list: rows.map((row) => ({ ...row, productId: idFrom<'Product'>(row.productId) })),
  }
}

/** Puts these products in place of all that a zone had; false when somebody else has saved it since. */
export async function replaceZone(
  tx: Writer,
  zone: campaigns.Zone,
  version: number,
  picked: readonly Picked[],
): Promise<'saved' | 'changedMeanwhile' | 'productNotFound'> {
  const { rows } = await tx.execute(sql`
    update zone set version = version + 1 where key = ${zone} and version = ${version} returning key`)
  if (rows.length === 0) return 'changedMeanwhile'
  await tx.execute(sql`delete from zone_product where zone = ${zone}`)
  const { rows: made } = await tx.execute(sql`
    insert into zone_product (zone, product_id, position, badge)
    select ${zone}, p.id, w.position, w.badge
    from jsonb_to_recordset(${JSON.stringify(picked.map((each, position) => ({ ...each, position })))}::jsonb)
      as w("productId" text, position int, badge jsonb)
    join product p on p.id = w."productId"
    returning product_id`)
  return made.length === picked.length ? 'saved' : 'productNotFound'
}
