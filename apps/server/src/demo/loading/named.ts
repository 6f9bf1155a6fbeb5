import { sql } from 'drizzle-orm'
import type { Writer } from '../../platform/database'

type Named = { readonly id: string; readonly name: string }

/** Everything of a table by its English name. */
export const named = async (tx: Writer, table: 'product' | 'category'): Promise<Named[]> => {
  const found = await tx.execute<Named>(sql`select id, name->>'en' as name from ${sql.identifier(table)}`)
  return found.rows
}

export function idOf(list: readonly Named[], name: string): string {
  const found = list.find((each) => each.name === name)
  if (!found) throw new Error(`the demo shop has nothing called ${name}`)
  return found.id
}
