import type { search } from '@cusp/contract'
import type { Currency } from '@cusp/kernel'
import { type SQL, sql } from 'drizzle-orm'
import { prepared, type Reader } from '../../../platform/database'
import type { Counted, FoundPage, SearchEngine, Wanted } from '../engine'

const place = sql.placeholder

function matches(wanted: Wanted): SQL | undefined {
  const { tokens, article } = wanted.keyword ?? {}
  const byTokens = sql`d.tokens @@ ${place('tokens')}::tsquery`
  const byArticle = sql`d.articles like ${place('article')}`
  if (tokens && article) return sql`(${byTokens} or ${byArticle})`
  return tokens ? byTokens : article ? byArticle : undefined
}

function conditions(wanted: Wanted): SQL {
  const parts = [
    matches(wanted),
    wanted.categoryId && sql`(d.category_id = ${place('categoryId')} or d.parent_category_id = ${place('categoryId')})`,
    wanted.brandId && sql`d.brand_id = ${place('brandId')}`,
  ].filter((part) => part !== undefined && part !== '')
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`
}

/** Whole article numbers first, then how much the words weigh; what many buy before what few buy. */
function relevance(wanted: Wanted): SQL {
  const { tokens, article } = wanted.keyword ?? {}
  const whole = article ? sql`case when d.articles like ${place('wholeArticle')} then 10 else 0 end` : sql`0`
  const weight = tokens ? sql`ts_rank('{0, 0.2, 0.5, 1}', d.tokens, ${place('rank')}::tsquery)` : sql`0`
  return sql`${whole} + ${weight}`
}

const orders: Readonly<Record<search.SortOrder, (hit: 'score' | 'none', currency: Currency) => SQL>> = {
  default: (hit) => (hit === 'score' ? sql`score desc, sales desc, product_id` : sql`sales desc, product_id`),
  salesHighToLow: () => sql`sales desc, product_id`,
  salesLowToHigh: () => sql`sales, product_id desc`,
  // On inquiry comes last both ways.
  priceLowToHigh: (_, currency) => sql`${price(currency)} nulls last, product_id`,
  priceHighToLow: (_, currency) => sql`${price(currency)} desc nulls last, product_id`,
  oldestFirst: () => sql`listed_at, product_id`,
  newestFirst: () => sql`listed_at desc, product_id desc`,
}
const price = (currency: Currency): SQL => sql.raw(currency === 'HKD' ? 'lowest_price_hkd' : 'lowest_price_usd')

/** Everything that changes the text of a statement, so that each text is prepared once under one name. */
const shapeOf = (wanted: Wanted): string =>
  [wanted.keyword?.tokens && 't', wanted.keyword?.article && 'a', wanted.categoryId && 'c', wanted.brandId && 'b']
    .filter((part) => part !== undefined && part !== '')
    .join('')

const valuesOf = ({ keyword, categoryId, brandId }: Wanted) => ({
  tokens: keyword?.tokens,
  rank: keyword?.rank,
  article: `%${keyword?.article}%`,
  wholeArticle: `% ${keyword?.article} %`,
  categoryId,
  brandId,
})

function findStatement(read: Reader, wanted: Wanted, sort: search.SortOrder, currency: Currency) {
  const isScored = sort === 'default' && matches(wanted) !== undefined
  const order = orders[sort](isScored ? 'score' : 'none', currency)
  const name = `search_find_${shapeOf(wanted)}_${sort}_${currency}`
  const fields = {
    ids: sql<string[]>`ids`,
    total: sql<number>`total::int`,
  }
  if (!matches(wanted)) {
    // Without a keyword the order has an index to walk, and the count needs no rows.
    return read
      .select(fields)
      .from(
        sql`(select (select count(*) from search_document d where ${conditions(wanted)}) as total,
          array(select product_id from search_document d where ${conditions(wanted)}
            order by ${order} limit ${place('limit')} offset ${place('offset')}) as ids) page`,
      )
      .prepare(name)
  }
  const score = isScored ? sql`, ${relevance(wanted)} as score` : sql``
  return read
    .select(fields)
    .from(
      sql`(with hits as materialized (
          select product_id, sales, listed_at, lowest_price_hkd, lowest_price_usd ${score}
          from search_document d where ${conditions(wanted)}
        ) select (select count(*) from hits) as total,
          array(select product_id from hits order by ${order} limit ${place('limit')} offset ${place('offset')}) as ids) page`,
    )
    .prepare(name)
}

/** Statements by their shape, per database handle. */
function byShape<S>() {
  const known = prepared((_: Reader) => new Map<string, S>())
  return (read: Reader, shape: string, make: () => S): S => {
    const statements = known(read)
    const found = statements.get(shape) ?? make()
    statements.set(shape, found)
    return found
  }
}
const finding = byShape<ReturnType<typeof findStatement>>()

async function find(read: Reader, wanted: Wanted, order: Parameters<SearchEngine['find']>[2]): Promise<FoundPage> {
  const { sort, currency, offset, limit } = order
  const statement = finding(read, `${shapeOf(wanted)} ${sort} ${currency}`, () =>
    findStatement(read, wanted, sort, currency),
  )
  const [row] = await statement.execute({ ...valuesOf(wanted), offset, limit })
  return row ?? { ids: [], total: 0 }
}

function countStatement(read: Reader, wanted: Wanted, column: 'category_id' | 'brand_id') {
  const by = sql.raw(`d.${column}`)
  return read
    .select({ id: sql<string>`${by}`, count: sql<number>`count(*)::int` })
    .from(sql`search_document d`)
    .where(conditions(wanted))
    .groupBy(by)
    .orderBy(sql`count(*) desc, ${by}`)
    .limit(place('atMost'))
    .prepare(`search_count_${column}_${shapeOf(wanted)}`)
}
const counting = byShape<ReturnType<typeof countStatement>>()

const countBy =
  (column: 'category_id' | 'brand_id') =>
  (read: Reader, wanted: Wanted, atMost: number): Promise<Counted[]> =>
    counting(read, `${column} ${shapeOf(wanted)}`, () => countStatement(read, wanted, column)).execute({
      ...valuesOf(wanted),
      atMost,
    })

export const postgresSearch: SearchEngine = {
  find,
  countCategories: countBy('category_id'),
  countBrands: countBy('brand_id'),
}
