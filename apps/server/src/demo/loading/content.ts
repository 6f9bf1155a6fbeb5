import { sql } from 'drizzle-orm'
import { product } from '../../modules/catalogue/schema'
import { hotKeyword } from '../../modules/search/schema'
import type { Writer } from '../../platform/database'
import { setting } from '../../platform/tables'
import { writeHome } from './home'

const remittanceAccount = {
  name: { en: 'Cusp Demonstration Limited', 'zh-Hant': 'Cusp 示範有限公司' },
  account: 'Demo Bank (Hong Kong) 012-345-678901-2',
  instructions: {
    en: 'Transfer the exact amount with the order number as reference, then tell us on this page. Finance confirms it within one working day. This is a demonstration: do not send money.',
    'zh-Hant':
      '請按應付金額轉賬，並以訂單號作備註，轉賬後於本頁通知我們，財務同事會於一個工作天內確認。此為示範，請勿匯款。',
  },
}

const hot = [
  ['nitrile gloves', '丁腈手套', '%nitrile%glove%'],
  ['gutta percha', '牙膠尖', 'gutta-percha%'],
  ['composite', '樹脂', '%composite%'],
  ['sterilisation pouch', '滅菌袋'],
  ['articaine', '阿替卡因'],
  ['diamond bur', '金剛砂車針'],
  ['alginate', '藻酸鹽'],
  ['surgical mask', '外科口罩'],
] as const

export async function writeContent(tx: Writer): Promise<void> {
  await writeHome(tx)
  await tx.insert(setting).values([
    { key: 'orders.remittanceAccount', value: remittanceAccount },
    // HK$10,000, so that the demo shows orders that wait for somebody of the shop.
    { key: 'orders.reviewFrom', value: 1_000_000 },
    { key: 'orders.holdMedicines', value: true },
  ])
  await tx.insert(hotKeyword).values(
    await Promise.all(
      hot.map(async ([wordEn, wordZhHant, product], position) => ({
        wordEn,
        wordZhHant,
        position,
        icon: product === undefined ? '' : await pictureOf(tx, product),
      })),
    ),
  )
}

/** The picture of the first product with such a name, for a hot keyword. */
async function pictureOf(tx: Writer, name: string): Promise<string> {
  const [found] = await tx
    .select({ picture: product.picture })
    .from(product)
    .where(sql`${product.name}->>'en' ilike ${name}`)
    .orderBy(product.id)
    .limit(1)
  return found?.picture ?? ''
}
