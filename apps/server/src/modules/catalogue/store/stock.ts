import { sql } from 'drizzle-orm'
import { namedQuery, type Writer } from '../../../platform/database'
import type { StockLine } from '../catalogue'

const column = <T>(lines: readonly StockLine[], of: (line: StockLine) => T) => sql.param(lines.map(of))

const given = (lines: readonly StockLine[]) => sql`
  given as (
    select * from unnest(
      ${column(lines, (l) => l.orderLineId)}::text[],
      ${column(lines, (l) => l.variantId)}::text[],
      ${column(lines, (l) => l.quantity)}::int[]) as t(line_id, variant_id, quantity)
  )`

/** Rows are locked in the order of variant ids, so that two orders never wait for each other in a circle. */
const locked = sql`
  wanted as (select variant_id, sum(quantity)::int as quantity from ended group by variant_id),
  locked as materialized (
    select s.variant_id from stock s join wanted using (variant_id) order by s.variant_id for update of s
  )`

const reserveAll = namedQuery<{ variant_id: string }>(
  'stock_reserve',
  `with given as (
      select * from unnest($1::text[], $2::text[], $3::int[]) as t(line_id, variant_id, quantity)
    ),
    wanted as (select variant_id, sum(quantity)::int as quantity from given group by variant_id),
    locked as materialized (
      select s.variant_id from stock s join wanted using (variant_id) order by s.variant_id for update of s
    ),
    taken as (
      update stock s set reserved = s.reserved + w.quantity
      from wanted w join locked using (variant_id)
      where s.variant_id = w.variant_id and s.on_hand - s.reserved - s.awaited >= w.quantity
      returning s.variant_id
    ),
    moved as (
      insert into stock_movement (variant_id, kind, quantity, order_line_id)
      select g.variant_id, 'reserve', g.quantity, g.line_id from given g join taken using (variant_id)
    )
    select variant_id from wanted where variant_id not in (select variant_id from taken)`,
)

/** Takes pieces for order lines; gives the variants that lack stock, for which nothing was taken. */
export async function reserve(tx: Writer, lines: readonly StockLine[]): Promise<string[]> {
  const rows = await reserveAll(tx, [
    lines.map((line) => line.orderLineId),
    lines.map((line) => line.variantId),
    lines.map((line) => line.quantity),
  ])
  return rows.map((row) => row.variant_id)
}

/** Ends reservations. The unique index lets each line end once: what has ended before changes nothing. */
export async function endReservation(
  tx: Writer,
  kind: 'release' | 'consume',
  lines: readonly StockLine[],
): Promise<void> {
  await tx.execute(sql`
    with ${given(lines)},
    ended as (
      insert into stock_movement (variant_id, kind, quantity, order_line_id)
      select m.variant_id, ${kind}::text, m.quantity, m.order_line_id
      from given g join stock_movement m on m.order_line_id = g.line_id and m.kind = 'reserve'
      order by m.variant_id
      on conflict do nothing
      returning variant_id, quantity
    ), ${locked}
    update stock s
    set reserved = s.reserved - w.quantity,
        on_hand = s.on_hand - case when ${kind}::text = 'consume' then w.quantity else 0 end
    from wanted w join locked using (variant_id)
    where s.variant_id = w.variant_id`)
}

/** Adds what is being consumed now to the products' sales. Call it before the reservation ends. */
export async function countSales(tx: Writer, lines: readonly StockLine[]): Promise<void> {
  await tx.execute(sql`
    with ${given(lines)},
    sold as (
      select v.product_id, sum(m.quantity)::int as quantity
      from given g
      join stock_movement m on m.order_line_id = g.line_id and m.kind = 'reserve'
      join variant v on v.id = m.variant_id
      where not exists (
        select 1 from stock_movement e where e.order_line_id = g.line_id and e.kind in ('release', 'consume'))
      group by v.product_id
    ),
    locked as materialized (
      select p.id from product p join sold on sold.product_id = p.id order by p.id for update of p
    )
    update product p set sales = p.sales + sold.quantity
    from sold join locked on locked.id = sold.product_id where p.id = sold.product_id`)
}

const promiseAll = namedQuery<{ variant_id: string }>(
  'stock_promise',
  `with wanted as (
      select variant_id, sum(quantity)::int as quantity
      from unnest($1::text[], $2::int[]) as t(variant_id, quantity) group by variant_id
    ),
    locked as materialized (
      select s.variant_id from stock s join wanted using (variant_id) order by s.variant_id for update of s
    ),
    promised as (
      update stock s set awaited = s.awaited + w.quantity
      from wanted w join locked using (variant_id)
      where s.variant_id = w.variant_id and s.awaited + w.quantity <= s.pre_order_most
      returning s.variant_id
    )
    select variant_id from wanted where variant_id not in (select variant_id from promised)`,
)

/** Promises pieces; gives the variants of which not so many may be promised, for which nothing was. */
export async function promise(tx: Writer, lines: readonly StockLine[]): Promise<string[]> {
  const rows = await promiseAll(tx, [lines.map((line) => line.variantId), lines.map((line) => line.quantity)])
  return rows.map((row) => row.variant_id)
}

export async function withdraw(tx: Writer, lines: readonly StockLine[]): Promise<void> {
  await tx.execute(sql`
    with ended as (
      select * from unnest(
        ${column(lines, (l) => l.variantId)}::text[],
        ${column(lines, (l) => l.quantity)}::int[]) as t(variant_id, quantity)
    ), ${locked}
    update stock s set awaited = s.awaited - w.quantity
    from wanted w join locked using (variant_id)
    where s.variant_id = w.variant_id`)
}

/** The update locks the row, so that what is free stays free until the transaction ends. */
export async function receive(
  tx: Writer,
  variantId: string,
  { pieces, reason }: { readonly pieces: number; readonly reason: string },
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ free: number }>(sql`
    with changed as (
      update stock set on_hand = on_hand + ${pieces}::int where variant_id = ${variantId}
      returning variant_id, on_hand - reserved as free
    ),
    noted as (
      insert into stock_movement (variant_id, kind, quantity, reason)
      select variant_id, 'receive', ${pieces}::int, ${reason}::text from changed where ${pieces}::int > 0
    )
    select free from changed`)
  return rows[0]?.free
}

/** What is promised becomes reserved. The offer shrinks by it: `pre_order_most` counts pieces that are still to come. */
export async function keepPromises(tx: Writer, variantId: string, lines: readonly StockLine[]): Promise<void> {
  const { rows } = await tx.execute(sql`
    with ${given(lines)},
    kept as (
      update stock s set reserved = s.reserved + g.pieces, awaited = s.awaited - g.pieces,
        pre_order_most = s.pre_order_most - g.pieces
      from (select sum(quantity)::int as pieces from given) g
      where s.variant_id = ${variantId} and s.on_hand - s.reserved >= g.pieces and s.awaited >= g.pieces
      returning s.variant_id
    )
    insert into stock_movement (variant_id, kind, quantity, order_line_id)
    select kept.variant_id, 'reserve', given.quantity, given.line_id from kept, given
    returning id`)
  if (rows.length !== lines.length) throw new Error(`stock of ${variantId} cannot keep its promises`)
}
