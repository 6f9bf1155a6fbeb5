import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Shop } from '../app'
import { reindexProducts } from '../modules/search'
import type { Database } from '../platform/database'
import { demoCatalogue } from './catalogue'
import { picturesOf, writeCatalogue } from './loading/catalogue'
import { writeContent } from './loading/content'
import { writeGoods } from './loading/goods'
import { writeInformation } from './loading/information'
import { writeNewCustomers } from './loading/new-customers'
import { placeDemoOrders } from './loading/orders'
import { keepCertificates, writePeople } from './loading/people'
import { writeQuestions } from './loading/questions'
import { pictureFolder } from './loading/scenes'
import { writeSpecialEvents } from './loading/special-events'
import { writeWishes } from './loading/wishes'
import { writeZones } from './loading/zones'
import { demoOperators, demoPassword, demoPaymentPassword, operatorPassword } from './people'
import { renderDrawings } from './render'

type Say = (line: string) => void

/** Fills an empty database with the demo shop, step by step so that an interrupted first start goes on where it stopped. */
export async function loadDemo(shop: Shop, database: Database, say: Say): Promise<void> {
  const found = await database.db.execute<{ products: number; operators: number; orders: number }>(sql`
    select (select count(*) from product) as products, (select count(*) from operator) as operators, (select count(*) from shop_order) as orders`)
  const { products = 0, operators = 0, orders = 0 } = found.rows[0] ?? {}
  if (operators > 0 && orders > 0) return

  const now = new Date()
  const catalogue = demoCatalogue(now)
  const step = async (name: string, work: (progress: (done: number, of: number) => void) => Promise<void>) => {
    const startedAt = performance.now()
    let told = 0
    await work((done, of) => {
      const percent = Math.floor((done / of) * 4) * 25
      if (percent > told && percent < 100) {
        told = percent
        say(`    ${name}: ${percent} %`)
      }
    })
    say(`· ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
  }

  if (products === 0) {
    const pictures = picturesOf(catalogue)
    const folder = path.join(shop.platform.files.absolute('public'), pictureFolder)
    await step(
      'drawing the demo pictures',
      async (progress) => void (await renderDrawings(folder, pictures.drawings, progress)),
    )
    const certificates = await keepCertificates(shop.platform)
    let productIds: string[] = []
    await step('filling the demo shop', async () => {
      await database.transaction(async (tx) => {
        productIds = await writeCatalogue(tx, catalogue, pictures, now)
        await writeZones(tx)
        await writeContent(tx)
        await writeInformation(tx)
        await writeQuestions(tx)
        await writeGoods(tx, shop.platform, now)
        await writeNewCustomers(tx, now)
        await writeSpecialEvents(tx, now)
        await writeWishes(tx, await writePeople(tx, shop.platform, certificates, now), now)
      })
    })
    await step('making it searchable', () => database.transaction((tx) => reindexProducts(tx, productIds)))
  }
  await shop.refreshContent()
  await step('placing demo orders', (progress) => placeDemoOrders(shop, database, progress))
}

/** Who can sign in to the demo shop; printed at every start of one. */
export function demoLogins(): string[] {
  return [
    `Demo logins for the storefront (password ${demoPassword}):`,
    '  clinic@cusp.example     an approved clinic: sees prices and buys',
    '  waiting@cusp.example    a clinic that awaits approval',
    `  finance@cusp.example    finance-only: pays, but does not cancel; payment password ${demoPaymentPassword}`,
    '  macau@cusp.example      an approved clinic outside Hong Kong: pays in USD',
    `Demo logins for the back office (password ${operatorPassword}):`,
    ...demoOperators.map(({ email, role }) => `  ${email.padEnd(23)} ${role}`),
  ]
}
