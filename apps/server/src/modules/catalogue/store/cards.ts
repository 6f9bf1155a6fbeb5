import { idFrom, type LocalizedText } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import { prepared, type Reader } from '../../../platform/database'
import type { CardProduct, ShownTag } from '../catalogue'
import type { Offer } from '../schema'
import { shownTags } from './tags'

/** One array per variant, in the order of the SQL below: arrays are half the bytes of objects. */
type VariantCells = [string, number | null, number | null, number, boolean, number, number, string, readonly Offer[]]

const cards = prepared((read: Reader) =>
  read
    .select({
      id: sql<string>`p.id`,
      name: sql<LocalizedText>`p.name`,
      brandName: sql<LocalizedText>`b.name`,
      picture: sql<string>`p.picture`,
      isMedicine: sql<boolean>`p.is_medicine`,
      isPreOrder: sql<boolean>`v.is_pre_order`,
      tags: sql<ShownTag[]>`${shownTags}`,
      variants: sql<VariantCells[]>`v.cells`,
      hkdPerUsd: sql<number | null>`(select (value #>> '{}')::float8 from setting where key = 'hkdPerUsd')`,
    })
    .from(
      sql`unnest(${sql.placeholder('ids')}::text[]) with ordinality as wanted(id, place)
        join product p on p.id = wanted.id and p.is_on_shelf
        join brand b on b.id = p.brand_id
        join lateral (
          select json_agg(json_build_array(
            v.id, v.price_hkd, v.price_usd, v.discount_percent, v.is_on_inquiry,
            greatest(coalesce(s.on_hand - s.reserved - s.awaited, 0), 0), v.step, v.picture, v.offers) order by v.position, v.id) as cells,
            coalesce(bool_or(v.is_pre_order and not v.is_on_inquiry and s.pre_order_most - s.awaited >= v.step), false) as is_pre_order
          from variant v left join stock s on s.variant_id = v.id
          where v.product_id = p.id and v.is_on_shelf
        ) v on v.cells is not null`,
    )
    .orderBy(sql`wanted.place`)
    .prepare('catalogue_cards'),
)

/** Products on the shelf with at least one variant on it, in the order of the ids. */
export async function findCards(
  read: Reader,
  ids: readonly string[],
): Promise<{ products: CardProduct[]; hkdPerUsd: number | null }> {
  const rows = await cards(read).execute({ ids })
  return {
    hkdPerUsd: rows[0]?.hkdPerUsd ?? null,
    products: rows.map((row) => ({
      ...row,
      id: idFrom<'Product'>(row.id),
      variants: row.variants.map(
        ([id, priceHkd, priceUsd, discountPercent, isOnInquiry, available, step, picture, offers]) => ({
          id: idFrom<'Variant'>(id),
          priceHkd,
          priceUsd,
          discountPercent,
          isOnInquiry,
          available,
          step,
          picture,
          offers,
        }),
      ),
    })),
  }
}
