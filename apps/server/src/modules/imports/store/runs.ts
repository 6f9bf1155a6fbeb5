import type { states } from '@cusp/contract'
import type { StateOf } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import type { ImportPreset } from '../presets'
import type { Progress } from '../process-sheet'
import type { Problem } from '../sheet'

export type ImportStatus = StateOf<typeof states.importStates>

export type RunRow = {
  readonly id: string
  readonly fileName: string
  readonly filePath: string
  readonly preset: ImportPreset
  readonly supplier: string
  readonly status: ImportStatus
  readonly rows: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly bad: number
  readonly problem: string
  readonly sample: Record<string, string>[]
  readonly by: string
  readonly createdAt: string
  readonly finishedAt: string | null
  readonly hkdPerUnit: number | null
}

/** Rows are kept as pairs, those of earlier imports as objects. */
const sampleFrom = (kept: (Record<string, string> | [string, string][])[]): Record<string, string>[] =>
  kept.map((row) => (Array.isArray(row) ? Object.fromEntries(row) : row))

const fields = {
  id: sql<string>`id`,
  fileName: sql<string>`file_name`,
  filePath: sql<string>`file_path`,
  preset: sql<ImportPreset>`preset`,
  supplier: sql<string>`supplier`,
  status: sql<ImportStatus>`status`,
  rows: sql<number>`rows`,
  created: sql<number>`created`,
  updated: sql<number>`updated`,
  unchanged: sql<number>`unchanged`,
  bad: sql<number>`bad`,
  problem: sql<string>`problem`,
  sample: sql`sample`.mapWith(sampleFrom),
  by: sql<string>`by`,
  createdAt: sql<string>`to_json(created_at) #>> '{}'`,
  finishedAt: sql<string | null>`to_json(finished_at) #>> '{}'`,
  hkdPerUnit: sql<number | null>`hkd_per_unit::float8`,
}

export async function findRun(read: Reader, id: string): Promise<RunRow | undefined> {
  const [row] = await read.select(fields).from(sql`import_run`).where(sql`id = ${id}`)
  return row
}

export async function findRuns(
  read: Reader,
  offset: number,
  limit: number,
): Promise<{ rows: RunRow[]; total: number }> {
  const [counted] = await read.select({ total: sql<number>`count(*)::int` }).from(sql`import_run`)
  const rows = await read
    .select(fields)
    .from(sql`import_run`)
    .orderBy(sql`created_at desc, id`)
    .limit(limit)
    .offset(offset)
  return { rows, total: counted?.total ?? 0 }
}

type NewRun = {
  readonly fileName: string
  readonly filePath: string
  readonly preset: ImportPreset
  readonly supplier: string
  readonly by: string
  readonly hkdPerUnit: number
}

/** Never touched yet, so that the next look finds it at once. */
export async function insertRun(tx: Writer, run: NewRun): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into import_run (file_name, file_path, preset, supplier, by, hkd_per_unit, touched_at)
    values (${run.fileName}, ${run.filePath}, ${run.preset}, ${run.supplier}, ${run.by}, ${run.hkdPerUnit}, 'epoch') returning id`)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('an import was not created')
  return id
}

/** Moves an import on; false when it is in none of the states that the move starts from. */
export async function moveRun(
  tx: Writer,
  id: string,
  from: readonly ImportStatus[],
  to: ImportStatus,
  problem = '',
): Promise<boolean> {
  const isOver = to === 'done' || to === 'failed'
  const { rows } = await tx.execute(sql`
    update import_run set status = ${to}, problem = ${problem}, touched_at = 'epoch',
      finished_at = case when ${isOver}::boolean then now() else null end
    where id = ${id} and status = any(${sql.param(from)}::text[]) returning id`)
  return rows.length === 1
}

/** How long an import may be silent before it counts as abandoned. Batches take a few seconds at most. */
const silentSeconds = 60

/** Takes an import that waits for a trial or a run and that nobody works on. */
export async function claimRun(tx: Writer): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update import_run set touched_at = now() where id = (
      select id from import_run
      where status in ('uploaded', 'running') and touched_at < now() - make_interval(secs => ${silentSeconds})
      order by created_at limit 1 for update skip locked
    ) returning id`)
  return rows[0]?.id
}

export async function saveProgress(tx: Writer, id: string, progress: Omit<Progress, 'fraction'>): Promise<void> {
  await tx.execute(sql`
    update import_run set rows = ${progress.rows}, created = ${progress.created}, updated = ${progress.updated},
      unchanged = ${progress.unchanged}, bad = ${progress.bad}, touched_at = now()
    where id = ${id}`)
}

export async function saveSample(tx: Writer, id: string, sample: readonly Record<string, string>[]): Promise<void> {
  await tx.execute(
    sql`update import_run set sample = ${JSON.stringify(sample.map(Object.entries))}::jsonb where id = ${id}`,
  )
}

export async function forgetProblems(tx: Writer, id: string): Promise<void> {
  await tx.execute(sql`delete from import_problem where import_id = ${id}`)
}

// NUL is the only character that the database cannot hold.
const storable = (text: string): string => text.replaceAll('\u0000', '\uFFFD')

export async function saveProblems(tx: Writer, id: string, problems: readonly Problem[]): Promise<void> {
  const of = <T>(pick: (problem: Problem) => T) => sql.param(problems.map(pick))
  await tx.execute(sql`
    insert into import_problem (import_id, line, column_name, reason, cells)
    select ${id}, line, column_name, reason, cells::jsonb
    from unnest(${of((p) => p.line)}::int[], ${of((p) => p.column)}::text[], ${of((p) => storable(p.reason))}::text[],
      ${of((p) => JSON.stringify(p.cells.map(storable)))}::text[]) as t(line, column_name, reason, cells)`)
}

export const findProblems = (read: Reader, id: string, after: number, limit: number) =>
  read
    .select({
      id: sql<number>`id`,
      line: sql<number>`line`,
      column: sql<string>`column_name`,
      reason: sql<string>`reason`,
      cells: sql<string[]>`cells`,
    })
    .from(sql`import_problem`)
    .where(sql`import_id = ${id} and id > ${after}`)
    .orderBy(sql`id`)
    .limit(limit)
