import { sql } from 'drizzle-orm'
import { bigint, bigserial, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/tables'
import { product } from '../catalogue/schema'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What a product is found by: our own tokens (Latin words, CJK bigrams, compacted article numbers). */
export const searchDocument = pgTable(
  'search_document',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    tokens: tsvector('tokens').notNull(),
    /** Compacted article numbers, each between spaces, for partial matches. */
    articles: text('articles').notNull().default(''),
    /** The rest repeats the product, so that filters and sorts need no join. */
    categoryId: text('category_id').notNull(),
    parentCategoryId: text('parent_category_id'),
    brandId: text('brand_id').notNull(),
    /** Cents after the product's discount; null when on inquiry. */
    lowestPriceHkd: bigint('lowest_price_hkd', { mode: 'number' }),
    lowestPriceUsd: bigint('lowest_price_usd', { mode: 'number' }),
    sales: integer('sales').notNull().default(0),
    listedAt: instant('listed_at').notNull().defaultNow(),
    /** Words as people write them; the vocabulary is counted from these. */
    words: text('words').array().notNull().default(sql`'{}'`),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('search_document_category').on(t.categoryId),
    index('search_document_parent').on(t.parentCategoryId),
    index('search_document_brand').on(t.brandId),
    index('search_document_sales').on(t.sales.desc(), t.productId),
    index('search_document_listed').on(t.listedAt, t.productId),
    index('search_document_price_hkd').on(t.lowestPriceHkd, t.productId),
    index('search_document_tokens').using('gin', t.tokens),
    index('search_document_articles').using('gin', sql`articles gin_trgm_ops`),
  ],
)

/** Words that occur in the catalogue with how many products have them: suggestions and "did you mean". */
export const searchWord = pgTable(
  'search_word',
  {
    word: text('word').primaryKey(),
    language: text('language').notNull(),
    products: integer('products').notNull(),
  },
  (t) => [index('search_word_prefix').on(t.word.op('text_pattern_ops'))],
)

/** Words or phrases, in any language, each of which finds what all of them find. */
export const searchSynonym = pgTable('search_synonym', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  words: text('words').array().notNull(),
})

export const hotKeyword = pgTable('hot_keyword', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  wordEn: text('word_en').notNull(),
  wordZhHant: text('word_zh_hant').notNull(),
  link: text('link').notNull().default(''),
  /** Path of a picture, perhaps with the `{0}` size placeholder; empty for none. */
  icon: text('icon').notNull().default(''),
  position: integer('position').notNull().default(0),
})

export const searchLog = pgTable(
  'search_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    keyword: text('keyword').notNull(),
    found: integer('found').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [index('search_log_at').on(t.at)],
)
