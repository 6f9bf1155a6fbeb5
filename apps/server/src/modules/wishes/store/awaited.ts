import { idFrom, type LocalizedText, type ProductId, type VariantId } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../../platform/database'

export type AwaitedVariant = {
  readonly id: VariantId
  readonly productId: ProductId
  readonly name: LocalizedText
  readonly standard: LocalizedText
  readonly articleNumber: string
  readonly isOnShelf: boolean
  readonly available: number
  readonly people: number
  readonly clinics: number
  readonly since: Date
}

const escaped = (keyword: string) => `%${keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** Variants that somebody waits for, most wanted first. */
export async function findAwaited(
  read: Reader,
  keyword: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ variants: AwaitedVariant[]; total: number }> {
  const pattern = escaped(keyword)
  const rows = await read
    .select({
      id: sql<string>`v.id`,
      productId: sql<string>`p.id`,
      name: sql<LocalizedText>`p.name`,
      standard: sql<LocalizedText>`v.standard`,
      articleNumber: sql<string>`v.article_number`,
      isOnShelf: sql<boolean>`v.is_on_shelf and p.is_on_shelf`,
      available: sql<number>`greatest(coalesce(s.on_hand - s.reserved, 0), 0)`,
      people: sql<number>`w.people`,
      clinics: sql<number>`w.clinics`,
      since: sql<string>`w.since`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(
      sql`(select r.variant_id, count(*)::int as people, count(distinct a.clinic_id)::int as clinics, min(r.registered_at) as since
           from stock_registration r join account a on a.id = r.account_id
           where r.told_at is null group by r.variant_id) w
        join variant v on v.id = w.variant_id
        join product p on p.id = v.product_id
        left join stock s on s.variant_id = v.id`,
    )
    .where(
      sql`${keyword} = '' or p.name ->> 'en' ilike ${pattern} or p.name ->> 'zh-Hant' ilike ${pattern} or v.article_number ilike ${pattern}`,
    )
    .orderBy(sql`w.people desc, w.since, v.id`)
    .limit(limit)
    .offset(offset)
  return {
    variants: rows.map(({ total: _total, ...row }) => ({
      ...row,
      id: idFrom<'Variant'>(row.id),
      productId: idFrom<'Product'>(row.productId),
      since: new Date(row.since),
    })),
    total: rows[0]?.total ?? 0,
  }
}
