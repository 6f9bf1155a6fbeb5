import { sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import type { GoodsFileKind } from '../goods'

export type GoodsFile = {
  readonly path: string
  readonly kind: GoodsFileKind
  readonly name: string
  readonly bytes: number
}

export async function noteFile(tx: Writer, { path, kind, name, bytes }: GoodsFile): Promise<void> {
  await tx.execute(sql`insert into goods_file (path, kind, name, bytes) values (${path}, ${kind}, ${name}, ${bytes})`)
}

/** Whether each of these paths was uploaded as such a file; `already` are those that were there before the change. */
export async function areUploaded(
  read: Reader,
  kind: GoodsFileKind,
  paths: readonly string[],
  already: readonly string[] = [],
): Promise<boolean> {
  const fresh = [...new Set(paths.filter((path) => path !== '' && !already.includes(path)))]
  if (fresh.length === 0) return true
  const [row] = await read
    .select({ known: sql<number>`count(*)::int` })
    .from(sql`goods_file`)
    .where(sql`kind = ${kind} and path = any(${sql.param(fresh)}::text[])`)
  return row?.known === fresh.length
}

/** The same for pictures that a product or a variant of the shop may have given its own: a gift is often one of them. */
export async function areOnShow(read: Reader, paths: readonly string[], already: readonly string[]): Promise<boolean> {
  const fresh = [...new Set(paths.filter((path) => path !== '' && !already.includes(path)))]
  if (fresh.length === 0) return true
  const wanted = sql`${sql.param(fresh)}::text[]`
  const [row] = await read.select({ known: sql<number>`count(*)::int` }).from(
    sql`(select path from goods_file where kind = 'picture' and path = any(${wanted})
        union select picture from product where picture = any(${wanted})
        union select picture from variant where picture = any(${wanted})) known`,
  )
  return row?.known === fresh.length
}
