import { sql } from 'drizzle-orm'
import { product } from '../../modules/catalogue/schema'
import { infoPage, shopContact, shopText } from '../../modules/information/schema'
import { hotKeyword } from '../../modules/search/schema'
import type { Writer } from '../../platform/database'
import { setting } from '../../platform/tables'
import { pictureFolder } from './catalogue'
import { writeHome } from './home'

const pages = [
  {
    id: '1',
    name: { en: 'About us', 'zh-Hant': '關於我們' },
    content: {
      en: '<p>Cusp supplies dental and medical practices in Hong Kong and Macau with what they use every day: gloves and masks, composites and burs, instruments, equipment and medicines.</p><h2>How it works</h2><ul><li>Register your clinic and upload its business registration certificate.</li><li>We check it, usually within one working day.</li><li>From then on you see prices and stock, and order in whole packs.</li></ul><p>This is a demonstration shop. Its products, brands and clinics are invented.</p>',
      'zh-Hant':
        '<p>Cusp 為香港及澳門的牙科與醫療診所供應日常所需：手套與口罩、樹脂與車針、器械、設備及藥品。</p><h2>購買流程</h2><ul><li>註冊診所並上傳商業登記證。</li><li>我們一般於一個工作天內完成審核。</li><li>通過後即可查看價格及庫存，並以整包裝訂購。</li></ul><p>本網站為示範商店，當中的商品、品牌及診所均屬虛構。</p>',
    },
  },
  {
    id: '3',
    name: { en: 'Privacy policy', 'zh-Hant': '私隱政策' },
    content: {
      en: '<p>We keep what is needed to deliver your orders: who you are, your clinic’s certificate, your addresses and your orders. We follow the Personal Data (Privacy) Ordinance of Hong Kong.</p><h2>Cookies</h2><p>We use cookies to keep you signed in and to remember your language and currency. No other party sets cookies here.</p><h2>Your rights</h2><p>You may ask for a copy of your data, have it corrected, or have your account removed.</p>',
      'zh-Hant':
        '<p>我們只保存履行訂單所需的資料：您的身分、診所證明、地址及訂單，並遵守香港《個人資料（私隱）條例》。</p><h2>Cookie</h2><p>我們以 Cookie 保持登入狀態，並記住您選擇的語言及貨幣。本網站沒有第三方 Cookie。</p><h2>您的權利</h2><p>您可要求取得個人資料副本、更正資料或刪除賬號。</p>',
    },
  },
  {
    id: '4',
    name: { en: 'Service agreement', 'zh-Hant': '服務協議' },
    content: {
      en: '<p>The shop sells to verified clinics only. Orders are binding once paid. Unpaid online orders are closed after 24 hours and their goods are released; remittances are awaited for seven days.</p><h2>Medicines</h2><p>Medicines are sold against a stamped medicine bill to practitioners entitled to hold them.</p>',
      'zh-Hant':
        '<p>本店僅向已核實的診所銷售。訂單付款後即告成立。網上付款訂單如於24小時內未付款將自動關閉並釋放庫存；銀行匯款訂單保留七天。</p><h2>藥品</h2><p>藥品須憑蓋章藥單向合資格人士銷售。</p>',
    },
  },
]

const texts = [
  { key: 'priceTextVisitor', value: { en: 'Log in to see prices', 'zh-Hant': '登入後查看價格' } },
  {
    key: 'priceTextUnapproved',
    value: { en: 'Prices are shown once your clinic is verified', 'zh-Hant': '診所通過認證後可查看價格' },
  },
]

/** Numbers that nobody can have: Hong Kong gives none that begin with 0. */
const contact = {
  chat: '+85200000000',
  hotline: '+852 0000 0000',
  appPicture: `/pictures/${pictureFolder}/app-code-480x480.webp`,
  email: 'service@cusp.example',
  phone: '+852 0000 0001',
  company: { en: 'Cusp Demonstration Limited', 'zh-Hant': 'Cusp 示範有限公司' },
  address: {
    en: 'Demonstration shop, no real premises, Hong Kong',
    'zh-Hant': '示範商店，並無實際店址，香港',
  },
}

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
  await tx.insert(infoPage).values(pages).onConflictDoNothing()
  await tx.insert(shopText).values(texts).onConflictDoNothing()
  await tx.update(shopContact).set(contact)
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
