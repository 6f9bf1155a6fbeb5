import { type SQL, sql } from 'drizzle-orm'
import type { Writer } from '../../../platform/database'
import type { GoodsRow } from '../sheet'

export type Placed = GoodsRow & { readonly brandId: string; readonly categoryId: string; readonly storeId: string }
type Absent = ReadonlySet<string>

type Column = {
  readonly field: keyof GoodsRow | 'brandId' | 'categoryId' | 'storeId' | 'productId'
  readonly name: string
  readonly type: string
}

const productColumns: readonly Column[] = [
  { field: 'brandId', name: 'brand_id', type: 'text' },
  { field: 'categoryId', name: 'category_id', type: 'text' },
  { field: 'storeId', name: 'store_id', type: 'text' },
  { field: 'name', name: 'name', type: 'jsonb' },
  { field: 'sellingPoint', name: 'selling_point', type: 'jsonb' },
  { field: 'detailHtml', name: 'detail_html', type: 'jsonb' },
  { field: 'producer', name: 'producer', type: 'text' },
  { field: 'ceCode', name: 'ce_code', type: 'text' },
  { field: 'fdaCode', name: 'fda_code', type: 'text' },
  { field: 'parameters', name: 'parameters', type: 'jsonb' },
  { field: 'isMedicine', name: 'is_medicine', type: 'boolean' },
]

const variantColumns: readonly Column[] = [
  { field: 'productId', name: 'product_id', type: 'text' },
  { field: 'standard', name: 'standard', type: 'jsonb' },
  { field: 'unit', name: 'unit', type: 'jsonb' },
  { field: 'uniformCode', name: 'uniform_code', type: 'text' },
  { field: 'containerQuantity', name: 'container_quantity', type: 'integer' },
  { field: 'step', name: 'step', type: 'integer' },
  { field: 'purchaseLimit', name: 'purchase_limit', type: 'integer' },
  { field: 'priceHkd', name: 'price_hkd', type: 'bigint' },
  { field: 'priceUsd', name: 'price_usd', type: 'bigint' },
  { field: 'discountPercent', name: 'discount_percent', type: 'smallint' },
  { field: 'isOnInquiry', name: 'is_on_inquiry', type: 'boolean' },
  { field: 'productionDate', name: 'production_date', type: 'date' },
  { field: 'expiryDate', name: 'expiry_date', type: 'date' },
]

const names = (columns: readonly Column[], prefix = ''): SQL =>
  sql.raw(columns.map((column) => `${prefix}${column.name}`).join(', '))

/** The sheet's rows as a relation `t` of these columns and some more. */
function relation(
  rows: readonly (Placed & { readonly productId?: string })[],
  columns: readonly Column[],
  more: string,
): SQL {
  const objects = rows.map((row, i) => ({
    i,
    supplier: row.supplier,
    key: row.productKey,
    article: row.articleNumber,
    line: row.line,
    stock: row.stock,
    ...Object.fromEntries(columns.map((column) => [column.name, row[column.field]])),
  }))
  const types = columns.map((column) => `${column.name} ${column.type}`).join(', ')
  return sql`json_to_recordset(${JSON.stringify(objects)}::json) as t(i integer, supplier text, key text, ${sql.raw(more)}, ${sql.raw(types)})`
}

/** Only what the sheet has columns for is changed. */
const present = (columns: readonly Column[], absent: Absent): Column[] =>
  columns.filter((column) => !absent.has(column.field === 'storeId' ? 'store' : column.field))

const assignments = (columns: readonly Column[]): SQL =>
  sql.raw(columns.map((column) => `${column.name} = t.${column.name}`).join(', '))

const differs = (columns: readonly Column[], alias: string): SQL =>
  sql.raw(
    `(${columns.map((c) => `${alias}.${c.name}`).join(', ')}) is distinct from (${columns.map((c) => `t.${c.name}`).join(', ')})`,
  )

export type ProductPlace = {
  readonly key: string
  readonly supplier: string
  readonly id: string
  readonly isChanged: boolean
}

/** Makes the products of these rows, brings those that are there up to date, and tells the ids of all. */
export async function keepProducts(tx: Writer, rows: readonly Placed[], absent: Absent): Promise<ProductPlace[]> {
  const firstOf = new Map<string, Placed>()
  for (const row of rows) {
    const key = `${row.supplier}\n${row.productKey}`
    if (!firstOf.has(key)) firstOf.set(key, row)
  }
  const firsts = [...firstOf.values()]
  const speaking = firsts.filter((row) => row.speaksForProduct)
  const changed = new Set<string>()

  if (speaking.length > 0) {
    const columns = present(productColumns, absent)
    const updated = await tx.execute<{ id: string }>(sql`
      update product p set ${assignments(columns)}, version = p.version + 1, updated_at = now()
      from ${relation(speaking, productColumns, 'line integer')}
      where p.supplier = t.supplier and p.import_key = t.key and ${differs(columns, 'p')}
      returning p.id`)
    for (const { id } of updated.rows) changed.add(id)
  }
  // Also for rows that do not speak for their product: a trial run has undone the batch that made it.
  const inserted = await tx.execute<{ id: string }>(sql`
    insert into product (supplier, import_key, ${names(productColumns)})
    select t.supplier, t.key, ${names(productColumns, 't.')}
    from ${relation(firsts, productColumns, 'line integer')}
    order by t.i
    on conflict (supplier, import_key) do nothing returning id`)
  for (const { id } of inserted.rows) changed.add(id)

  const found = await tx.execute<{ id: string; supplier: string; key: string }>(sql`
    select p.id, p.supplier, p.import_key as key
    from unnest(${sql.param(firsts.map((row) => row.supplier))}::text[], ${sql.param(firsts.map((row) => row.productKey))}::text[])
      as t(supplier, key)
    join product p on p.supplier = t.supplier and p.import_key = t.key`)
  return found.rows.map((row) => ({ ...row, isChanged: changed.has(row.id) }))
}

export type VariantOutcome = { readonly i: number; readonly productId: string; readonly isNew: boolean }

/** Makes and updates the variants of these rows; tells which rows changed something, and of which products. */
export async function keepVariants(
  tx: Writer,
  rows: readonly (Placed & { readonly productId: string })[],
  absent: Absent,
): Promise<VariantOutcome[]> {
  const columns = present(variantColumns, absent)
  const given = relation(rows, variantColumns, 'article text, line integer')
  const updated = await tx.execute<{ i: number; product_id: string; old_product_id: string }>(sql`
    update variant v set ${assignments(columns)}
    from ${given} join variant old on old.supplier = t.supplier and old.article_number = t.article
    where v.id = old.id and ${differs(columns, 'v')}
    returning t.i, t.product_id, old.product_id as old_product_id`)
  const inserted = await tx.execute<{ id: string; supplier: string; article_number: string; product_id: string }>(sql`
    insert into variant (supplier, article_number, position, ${names(variantColumns)})
    select t.supplier, t.article, t.line, ${names(variantColumns, 't.')}
    from ${given} order by t.i
    on conflict (supplier, article_number) do nothing
    returning id, supplier, article_number, product_id`)
  const place = new Map(rows.map((row, i) => [`${row.supplier}\n${row.articleNumber}`, i]))
  const isNew = inserted.rows.map((row) => ({
    i: place.get(`${row.supplier}\n${row.article_number}`) ?? -1,
    productId: row.product_id,
    isNew: true,
  }))
  const moved = updated.rows.filter((row) => row.old_product_id !== row.product_id)
  return [
    ...isNew,
    ...updated.rows.map((row) => ({ i: row.i, productId: row.product_id, isNew: false })),
    ...moved.map((row) => ({ i: row.i, productId: row.old_product_id, isNew: false })),
    ...(await keepStock(tx, rows)),
  ]
}

/**
 * A number that the sheet did not say before becomes what is on hand, or changes it by how it was edited; never less
 * than orders hold.
 */
async function keepStock(
  tx: Writer,
  rows: readonly (Placed & { readonly productId: string })[],
): Promise<VariantOutcome[]> {
  const place = new Map(rows.map((row, i) => [`${row.supplier}\n${row.articleNumber}`, i]))
  const { rows: changed } = await tx.execute<{ supplier: string; article_number: string; product_id: string }>(sql`
    with given as (
      select * from unnest(${sql.param(rows.map((row) => row.supplier))}::text[],
        ${sql.param(rows.map((row) => row.articleNumber))}::text[], ${sql.param(rows.map((row) => row.stock))}::int[],
        ${sql.param(rows.map((row) => row.stockBefore ?? null))}::int[], ${sql.param(rows.map((row) => row.mark ?? null))}::text[])
        as t(supplier, article, pieces, pieces_before, mark)
    ),
    wanted as materialized (
      select v.id, v.supplier, v.article_number, v.product_id, g.pieces, g.mark, s.variant_id is null as is_new,
        g.pieces - case when v.sheet_mark = g.mark then v.sheet_stock else g.pieces_before end as difference
      from given g join variant v on v.supplier = g.supplier and v.article_number = g.article
      left join stock s on s.variant_id = v.id
      where s.variant_id is null
        or case when g.pieces_before is null then g.pieces is not null and v.sheet_stock is distinct from g.pieces
                else g.pieces <> case when v.sheet_mark = g.mark then v.sheet_stock else g.pieces_before end end
    ),
    said as (update variant v set sheet_stock = w.pieces, sheet_mark = w.mark from wanted w where v.id = w.id and w.pieces is not null),
    made as (
      insert into stock (variant_id, on_hand) select id, coalesce(pieces, 0) from wanted where is_new order by id
      returning variant_id
    ),
    locked as materialized (
      select s.variant_id, s.on_hand from stock s join wanted w on w.id = s.variant_id order by s.variant_id for update of s
    ),
    counted as (
      update stock s set on_hand = greatest(s.reserved, coalesce(l.on_hand + w.difference, w.pieces))
      from wanted w join locked l on l.variant_id = w.id where s.variant_id = w.id
      returning s.variant_id, s.on_hand - l.on_hand as change
    ),
    noted as (
      insert into stock_movement (variant_id, kind, quantity, reason)
      select id, 'receive', pieces, 'sheet' from wanted where is_new and pieces > 0
      union all
      select variant_id, 'adjust', change, 'sheet' from counted where change <> 0
    )
    select supplier, article_number, product_id from wanted where not is_new`)
  return changed.map((row) => ({
    i: place.get(`${row.supplier}\n${row.article_number}`) ?? -1,
    productId: row.product_id,
    isNew: false,
  }))
}
