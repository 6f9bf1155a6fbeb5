import type { Shop } from './app'
import { syncTransitions } from './modules/orders'
import type { Config } from './platform/config'
import type { Database } from './platform/database'
import { oneByOne } from './platform/one-by-one'

/**
 * What a database needs before the shop opens: the table of order moves, and the demo shop where one is wanted and none is there.
 * Servers that start together take turns, and the later ones find it done.
 */
export async function prepareShop(
  shop: Shop,
  database: Database,
  config: Config,
  say: (line: string) => void,
): Promise<void> {
  await oneByOne(database, 'preparation', async () => {
    await database.transaction((tx) => syncTransitions(tx))
    if (!config.isDemo) return
    // Only a demo shop needs its drawings and names in memory.
    const { demoLogins, loadDemo } = await import('./demo/load')
    await loadDemo(shop, database, say)
    for (const line of ['', ...demoLogins()]) say(line)
  })
}
