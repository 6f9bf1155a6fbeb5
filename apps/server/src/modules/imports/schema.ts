import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/tables'

export const importRun = pgTable(
  'import_run',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    fileName: text('file_name').notNull(),
    /** Where the uploaded sheet lies, relative to the data directory. */
    filePath: text('file_path').notNull(),
    preset: text('preset').notNull(),
    supplier: text('supplier').notNull(),
    status: text('status').notNull().default('uploaded'),
    rows: integer('rows').notNull().default(0),
    created: integer('created').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    bad: integer('bad').notNull().default(0),
    problem: text('problem').notNull().default(''),
    /** Rows as pairs of column and cell: jsonb would put the columns of an object into an order of its own. */
    sample: jsonb('sample').$type<(Record<string, string> | [string, string][])[]>().notNull().default([]),
    by: text('by').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
    /** When a running import last said that it is alive. */
    touchedAt: instant('touched_at').notNull().defaultNow(),
    /** Hong Kong dollars for one unit of the sheet's currency, where the preset converts. */
    hkdPerUnit: numeric('hkd_per_unit', { precision: 12, scale: 6, mode: 'number' }),
  },
  () => [
    check('import_run_status', sql`status in ('uploaded', 'previewed', 'running', 'done', 'failed', 'discarded')`),
  ],
)

export const importProblem = pgTable(
  'import_problem',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    importId: text('import_id')
      .notNull()
      .references(() => importRun.id),
    line: integer('line').notNull(),
    columnName: text('column_name').notNull(),
    reason: text('reason').notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
  },
  (t) => [index('import_problem_import').on(t.importId, t.line)],
)
