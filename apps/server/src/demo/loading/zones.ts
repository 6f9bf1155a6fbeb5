import type { LocalizedText } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import { zoneProduct } from '../../modules/campaigns/schema'
import type { Writer } from '../../platform/database'

const none: LocalizedText = { en: '', 'zh-Hant': '' }
const fresh: LocalizedText = { en: 'Just in', 'zh-Hant': '剛到貨' }
const trial: LocalizedText = { en: 'Trial price', 'zh-Hant': '試用價' }
const last: LocalizedText = { en: 'Last pieces', 'zh-Hant': '尾貨' }

/** What the demo shop's two zones show: the newest of its range, and what is reduced. */
export async function writeZones(tx: Writer): Promise<void> {
  const { rows } = await tx.execute<{ id: string; zone: 'newProducts' | 'special'; place: number }>(sql`
    select id, zone, place::int from (
      select p.id, 'newProducts' as zone, row_number() over (order by p.listed_at desc, p.id) as place from product p
      where p.is_on_shelf
      union all
      select p.id, 'special', row_number() over (order by max(v.discount_percent) desc, p.id)
      from product p join variant v on v.product_id = p.id and v.is_on_shelf
      where p.is_on_shelf and v.discount_percent > 0 group by p.id) picked
    where place <= 26 order by zone, place`)
  if (rows.length === 0) return
  await tx.insert(zoneProduct).values(
    rows.map(({ id, zone, place }) => ({
      zone,
      productId: id,
      position: place,
      badge:
        zone === 'newProducts'
          ? place % 4 === 1
            ? fresh
            : place % 9 === 2
              ? trial
              : none
          : place % 6 === 0
            ? last
            : none,
    })),
  )
}
