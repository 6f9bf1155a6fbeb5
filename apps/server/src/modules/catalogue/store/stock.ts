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
      where s.variant_id = w.variant_id and s.on_hand - s.reserved >= w.quantity
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
