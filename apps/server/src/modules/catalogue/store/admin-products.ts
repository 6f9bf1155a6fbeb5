import type { LocalizedText } from '@cusp/kernel'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import type { BundleLine, ProductFields, WholeProduct } from '../goods'
import type { ProductDocument, ProductParameter, ProductVideo } from '../schema'

/** Fewer pieces than this over all variants is little. */
const littleStock = 10

export type ProductFilters = {
  readonly keyword: string
  readonly categoryId: string | undefined
  readonly brandId: string | undefined
  readonly shelf: 'on' | 'off' | undefined
  readonly stock: 'out' | 'low' | undefined
  readonly sort: 'updated' | 'name' | 'stock'
  readonly ids: readonly string[] | undefined
  readonly offset: number
  readonly limit: number
}

export type ProductRow = {
  readonly id: string
  readonly name: LocalizedText
  readonly brandName: LocalizedText
  readonly categoryName: LocalizedText
  readonly supplier: string
  readonly isOnShelf: boolean
  readonly isMedicine: boolean
  readonly variantCount: number
  readonly stock: number
  readonly lowestPriceHkd: number | null
  readonly picture: string
  readonly updatedAt: string
}

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (special) => `\\${special}`)}%`

function conditions({ keyword, categoryId, brandId, shelf, stock, ids }: ProductFilters): SQL {
  const pattern = containing(keyword)
  const parts: SQL[] = [sql`true`]
  if (keyword !== '') {
    parts.push(sql`(p.name ->> 'en' ilike ${pattern} or p.name ->> 'zh-Hant' ilike ${pattern} or p.supplier ilike ${pattern}
      or p.id = ${keyword} or exists (select 1 from variant x where x.product_id = p.id and x.article_number ilike ${pattern}))`)
  }
  if (categoryId) {
    parts.push(sql`p.category_id in (select id from category where id = ${categoryId} or parent_id = ${categoryId})`)
  }
  if (ids) parts.push(sql`p.id = any(${sql.param(ids)}::text[])`)
  if (brandId) parts.push(sql`p.brand_id = ${brandId}`)
  if (shelf) parts.push(sql`p.is_on_shelf = ${shelf === 'on'}`)
  if (stock === 'out') parts.push(sql`${pieces} <= 0`)
  if (stock === 'low') parts.push(sql`${pieces} between 1 and ${littleStock - 1}`)
  return sql.join(parts, sql` and `)
}

const pieces = sql`(select coalesce(sum(greatest(s.on_hand - s.reserved - s.awaited, 0)), 0)::int from variant x join stock s on s.variant_id = x.id where x.product_id = p.id)`

const orders = {
  updated: sql`p.updated_at desc, p.id`,
  name: sql`p.name ->> 'en', p.id`,
  stock: sql`${pieces}, p.id`,
} as const

export async function findProducts(
  read: Reader,
  filters: ProductFilters,
): Promise<{ rows: ProductRow[]; total: number }> {
  const where = conditions(filters)
  const [counted] = await read.select({ total: sql<number>`count(*)::int` }).from(sql`product p`).where(where)
  const rows = await read
    .select({
      id: sql<string>`p.id`,
      name: sql<LocalizedText>`p.name`,
      brandName: sql<LocalizedText>`b.name`,
      categoryName: sql<LocalizedText>`c.name`,
      supplier: sql<string>`p.supplier`,
      isOnShelf: sql<boolean>`p.is_on_shelf`,
      isMedicine: sql<boolean>`p.is_medicine`,
      variantCount: sql<number>`(select count(*)::int from variant x where x.product_id = p.id)`,
      stock: pieces.mapWith(Number),
      lowestPriceHkd: sql<number | null>`(select min(x.price_hkd)::float8 from variant x where x.product_id = p.id)`,
      picture: sql<string>`p.picture`,
      updatedAt: sql<string>`to_json(p.updated_at) #>> '{}'`,
    })
    .from(sql`product p join brand b on b.id = p.brand_id join category c on c.id = p.category_id`)
    .where(where)
    .orderBy(orders[filters.sort])
    .limit(filters.limit)
    .offset(filters.offset)
  return { rows, total: counted?.total ?? 0 }
}

export async function findProduct(read: Reader, id: string): Promise<WholeProduct | undefined> {
  const [row] = await read
    .select({
      id: sql<string>`id`,
      pictures: sql<string[]>`pictures`,
      documents: sql<ProductDocument[]>`documents`,
      video: sql<ProductVideo | null>`video`,
      tags: sql<string[]>`tags`,
      bundle: sql<WholeProduct['bundle']>`coalesce((
        select json_agg(json_build_object('variantId', v.id, 'productId', p.id, 'name', p.name, 'standard', v.standard,
          'articleNumber', v.article_number, 'picture', coalesce(nullif(v.picture, ''), p.picture),
          'isOnShelf', v.is_on_shelf and p.is_on_shelf, 'quantity', b.quantity) order by b.position)
        from bundle_part b join variant v on v.id = b.variant_id join product p on p.id = v.product_id
        where b.product_id = product.id), '[]'::json)`,
      supplier: sql<string>`supplier`,
      version: sql<number>`version`,
      picture: sql<string>`picture`,
      name: sql<LocalizedText>`name`,
      sellingPoint: sql<LocalizedText>`selling_point`,
      detailHtml: sql<LocalizedText>`detail_html`,
      brandId: sql<string>`brand_id`,
      categoryId: sql<string>`category_id`,
      storeId: sql<string>`store_id`,
      producer: sql<string>`producer`,
      ceCode: sql<string>`ce_code`,
      fdaCode: sql<string>`fda_code`,
      isMedicine: sql<boolean>`is_medicine`,
      isOnShelf: sql<boolean>`is_on_shelf`,
      parameters: sql<ProductParameter[]>`parameters`,
    })
    .from(sql`product`)
    .where(sql`id = ${id}`)
  return row
}

/** Which of the things that a product points at do not exist. */
export async function missingTargets(
  read: Reader,
  { brandId, categoryId, storeId }: Pick<ProductFields, 'brandId' | 'categoryId' | 'storeId'>,
): Promise<'brand' | 'category' | 'store' | undefined> {
  const [row] = await read
    .select({
      brand: sql<boolean>`exists (select 1 from brand where id = ${brandId})`,
      category: sql<boolean>`exists (select 1 from category where id = ${categoryId})`,
      store: sql<boolean>`exists (select 1 from store where id = ${storeId})`,
    })
    .from(sql`(select 1) one`)
  if (!row?.brand) return 'brand'
  if (!row.category) return 'category'
  return row.store ? undefined : 'store'
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

const further = ({ pictures }: ProductFields) => sql`${sql.param(pictures.slice(1))}::text[]`
const video = (fields: ProductFields) => (fields.video ? json(fields.video) : sql`null::jsonb`)

export async function insertProduct(tx: Writer, supplier: string, fields: ProductFields): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into product (supplier, name, selling_point, detail_html, brand_id, category_id, store_id, producer, ce_code,
      fda_code, is_medicine, is_on_shelf, parameters, picture, pictures, documents, video, tags)
    values (${supplier}, ${json(fields.name)}, ${json(fields.sellingPoint)}, ${json(fields.detailHtml)}, ${fields.brandId},
      ${fields.categoryId}, ${fields.storeId}, ${fields.producer}, ${fields.ceCode}, ${fields.fdaCode},
      ${fields.isMedicine}, ${fields.isOnShelf}, ${json(fields.parameters)}, ${fields.pictures[0] ?? ''},
      ${further(fields)}, ${json(fields.documents)}, ${video(fields)}, ${sql.param(fields.tags)}::text[])
    returning id`)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('a product was not created')
  return id
}

/** Changes a product that is still at this version; false when it is not. */
export async function updateProduct(tx: Writer, id: string, version: number, fields: ProductFields): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update product set name = ${json(fields.name)}, selling_point = ${json(fields.sellingPoint)},
      detail_html = ${json(fields.detailHtml)}, brand_id = ${fields.brandId}, category_id = ${fields.categoryId},
      store_id = ${fields.storeId}, producer = ${fields.producer}, ce_code = ${fields.ceCode}, fda_code = ${fields.fdaCode},
      is_medicine = ${fields.isMedicine}, is_on_shelf = ${fields.isOnShelf}, parameters = ${json(fields.parameters)},
      picture = ${fields.pictures[0] ?? ''}, pictures = ${further(fields)}, documents = ${json(fields.documents)},
      video = ${video(fields)}, tags = ${sql.param(fields.tags)}::text[],
      version = version + 1, updated_at = now()
    where id = ${id} and version = ${version} returning id`)
  return rows.length === 1
}

/** Makes a product a bundle of these variants; false when one of them is its own, twice there or does not exist. */
export async function replaceBundle(tx: Writer, productId: string, parts: readonly BundleLine[]): Promise<boolean> {
  await tx.execute(sql`delete from bundle_part where product_id = ${productId}`)
  if (parts.length === 0) return true
  const { rows } = await tx.execute(sql`
    insert into bundle_part (product_id, variant_id, quantity, position)
    select ${productId}, v.id, t.quantity, t.place
    from unnest(${sql.param(parts.map((part) => part.variantId))}::text[], ${sql.param(parts.map((part) => part.quantity))}::int[])
      with ordinality as t(variant_id, quantity, place)
    join variant v on v.id = t.variant_id and v.product_id <> ${productId}
    on conflict do nothing returning variant_id`)
  return rows.length === parts.length
}

export async function touchProduct(tx: Writer, id: string): Promise<void> {
  await tx.execute(sql`update product set updated_at = now() where id = ${id}`)
}
