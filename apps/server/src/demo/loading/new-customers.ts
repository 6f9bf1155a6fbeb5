import type { homeParts } from '@cusp/contract'
import { idFrom, type Minor } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import { keepNewCustomerOffers } from '../../modules/catalogue'
import { homePart, homeStage } from '../../modules/content/schema'
import type { Writer } from '../../platform/database'
import { activities, newCustomerBanners } from '../new-customers'
import { bothPictures } from './scenes'

const dayMs = 86_400_000

/** The new-customer zone of the demo shop, everything published. */
export async function writeNewCustomers(tx: Writer, now: Date): Promise<void> {
  for (const { key, title, link } of newCustomerBanners) {
    const content = { title, link, ...bothPictures(`banner-${key}`, `banner-${key}-phone`), isTitleShown: true }
    await publish(tx, { kind: 'newCustomerBanner', content }, null)
  }
  for (const { title, remark, category, products, percent, purchaseLimit, days } of activities) {
    const until = days === null ? null : new Date(now.getTime() + days * dayMs)
    const goods = await bestSellers(tx, category, products, percent)
    const id = await publish(
      tx,
      { kind: 'newCustomerActivity', content: { title, remark, purchaseLimit, goods } },
      until,
    )
    const refusal = await keepNewCustomerOffers(tx, id, { from: null, until, purchaseLimit, goods }, now)
    if (refusal) throw new Error(`the demo offers cannot be made: ${refusal.failure} ${refusal.field}`)
  }
}

/** What sells best in a category and has a price, each product by its first variant, at so many percent less. */
async function bestSellers(tx: Writer, category: string, atMost: number, percent: number) {
  const { rows } = await tx.execute<{ id: string; hkd: number }>(sql`
    select v.id, floor(v.price_hkd * (100 - v.discount_percent) / 100.0 * ${100 - percent} / 1000)::int * 10 as hkd
    from product p join category c on c.id = p.category_id left join category f on f.id = c.parent_id
    join lateral (
      select * from variant v where v.product_id = p.id and v.is_on_shelf and not v.is_on_inquiry and v.price_hkd > 2000
      order by v.position limit 1) v on true
    where p.is_on_shelf and ${category} in (c.name ->> 'en', f.name ->> 'en')
    order by p.sales desc, p.id limit ${atMost}`)
  return rows.map(({ id, hkd }) => ({
    variantId: idFrom<'Variant'>(id),
    // The statement gives whole cents.
    priceHkd: hkd as Minor,
    priceUsd: null,
  }))
}

async function publish(tx: Writer, { kind, content }: homeParts.HomePart, until: Date | null): Promise<number> {
  const [part] = await tx
    .insert(homePart)
    .values({ kind, position: sql`(select coalesce(max(position), 0) + 1 from home_part where kind = ${kind})` })
    .returning({ id: homePart.id })
  if (!part) throw new Error('a part of the new-customer zone was not kept')
  await tx.insert(homeStage).values({ partId: part.id, stage: 'published', content, until, changedBy: 'Demo' })
  return part.id
}
