import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/database'

export type Violation = { readonly inv: string; readonly what: string; readonly id: string }

/** Whatever contradicts what must always hold; nothing in a sound shop. */
export function findViolations(read: Reader, atMost: number): Promise<Violation[]> {
  return read
    .select({ inv: sql<string>`inv`, what: sql<string>`what`, id: sql<string>`id` })
    .from(sql`invariant_violations`)
    .limit(atMost)
}
