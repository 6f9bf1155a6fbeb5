import pg from 'pg'
import { environment } from './setup/environment'

/** Asks the shop's database for what no page says. */
export async function rows<T extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: environment('SHOP_DATABASE_URL') })
  await client.connect()
  try {
    return (await client.query<T>(sql, [...values])).rows
  } finally {
    await client.end()
  }
}
