import { enquiry, enquiryAnswer } from '../../modules/inbox/schema'
import { infoPage, shopContact, shopText } from '../../modules/information/schema'
import type { Writer } from '../../platform/database'
import { pictureFolder } from './scenes'

const sample = {
  en: '<p><em>Sample text of the demonstration shop. Replace it with your own, checked by your legal adviser, before you open.</em></p>',
  zh: '<p><em>本文為示範商店的範本，正式營業前請由法律顧問審閱並換上您自己的內容。</em></p>',
}

const pages = [
  {
    id: '1',
    name: { en: 'About us', 'zh-Hant': '關於我們' },
    content: {
      en: `<p>Cusp supplies dental and medical practices in Hong Kong and Macau with what they use every day: gloves and masks, composites and burs, instruments, equipment and medicines.</p><h2>How it works</h2><ul><li>Register your clinic and upload its business registration certificate.</li><li>We check it, usually within one working day.</li><li>From then on you see prices and stock, and order in whole packs.</li></ul><h2>Who is behind it</h2><p>This is a demonstration shop. Its products, brands and clinics are invented, and nothing is delivered.</p><p>Questions? <a href="/contactUs">Write to us</a>.</p>`,
      'zh-Hant': `<p>Cusp 為香港及澳門的牙科與醫療診所供應日常所需：手套與口罩、樹脂與車針、器械、設備及藥品。</p><h2>購買流程</h2><ul><li>註冊診所並上傳商業登記證。</li><li>我們一般於一個工作天內完成審核。</li><li>通過後即可查看價格及庫存，並以整包裝訂購。</li></ul><h2>關於本店</h2><p>本網站為示範商店，當中的商品、品牌及診所均屬虛構，亦不會送貨。</p><p>有疑問？歡迎<a href="/contactUs">聯絡我們</a>。</p>`,
    },
  },
  {
    id: '3',
    name: { en: 'Privacy policy', 'zh-Hant': '私隱政策' },
    content: {
      en: `${sample.en}<p>This policy says which personal data the shop keeps, why, for how long, and what you may ask of us. We follow the Personal Data (Privacy) Ordinance of Hong Kong (Cap. 486).</p><h2>What we keep</h2><ul><li>Your name, email address and telephone number, and how you sign in.</li><li>Your clinic’s name, address and business registration certificate.</li><li>Delivery addresses, orders, payments received and refunds made.</li><li>What you write to us, and our answers.</li><li>Which mails you chose to get, with the time and the network address of each change.</li></ul><h2>Why we keep it</h2><p>To check that a buyer is a clinic, to deliver and invoice orders, to answer you, and to meet our duties in accounting and in the sale of medicines. We do not sell data and show no advertising of others.</p><h2>Who receives it</h2><p>Couriers receive the recipient’s name, address and telephone number. The payment provider that you choose receives the amount and the order number. Nobody else receives anything, unless the law demands it.</p><h2>How long</h2><p>Orders and payments are kept for seven years, as the law asks. Everything else is erased with your account, 14 days after you ask for it.</p><h2 id="cookies">Cookies</h2><p>We use cookies to keep you logged in, to remember your language and currency, and to remember that you have read this notice. No other party sets cookies here.</p><h2>Your rights</h2><p>In your account you can take a copy of your data, correct it, choose which mails you get, and ask for its deletion. For anything else <a href="/contactUs">write to us</a>; we answer within 40 days.</p>`,
      'zh-Hant': `${sample.zh}<p>本政策說明本店保存哪些個人資料、用途、保存期限，以及您可以向我們提出的要求。我們遵守香港《個人資料（私隱）條例》（第 486 章）。</p><h2>我們保存的資料</h2><ul><li>您的姓名、電郵、電話及登入方式。</li><li>診所名稱、地址及商業登記證。</li><li>收貨地址、訂單、收款及退款記錄。</li><li>您與我們的往來訊息。</li><li>您選擇接收的電郵，以及每次更改的時間及網絡地址。</li></ul><h2>資料用途</h2><p>核實買家為診所、送貨及開立發票、回覆查詢，以及履行會計與藥品銷售的法律責任。我們不會出售資料，亦不會展示第三方廣告。</p><h2>資料接收者</h2><p>速遞公司會取得收件人的姓名、地址及電話；您所選的付款服務商會取得金額及訂單編號。除法律規定外，不會向其他人提供。</p><h2>保存期限</h2><p>訂單及付款記錄依法保存七年；其餘資料會於您要求刪除賬號的 14 天後一併清除。</p><h2 id="cookies">Cookie</h2><p>我們以 Cookie 保持登入狀態，並記住您的語言、貨幣及已閱讀本通知。本網站沒有第三方 Cookie。</p><h2>您的權利</h2><p>您可在賬號內下載資料副本、更正資料、選擇接收的電郵及要求刪除賬號。其他要求請<a href="/contactUs">聯絡我們</a>，我們會於 40 天內回覆。</p>`,
    },
  },
  {
    id: '4',
    name: { en: 'Service agreement', 'zh-Hant': '服務協議' },
    content: {
      en: `${sample.en}<h2>1. Who may buy</h2><p>The shop sells to verified clinics only. Whoever registers declares to act for the clinic and keeps its particulars correct. Access is personal; each colleague has an account of their own.</p><h2>2. Prices and orders</h2><p>Prices are shown to approved clinics in Hong Kong or US dollars. An order is binding when we have accepted it. Large orders and orders with medicines may wait for a review by us before they can be paid or shipped.</p><h2>3. Payment</h2><p>Online payments are due within 24 hours; after that the order is closed and its goods are released. Remittances are awaited for seven days. Money that arrives later is refunded.</p><h2>4. Delivery</h2><p>Goods leave from the store that keeps them; an order may arrive in several parcels. See <a href="/about/5">delivery and returns</a>.</p><h2>5. Medicines</h2><p>Medicines are sold against a stamped medicine bill to practitioners entitled to hold them.</p><h2>6. Liability</h2><p>Goods are for professional use. Whoever uses them follows the manufacturer’s instructions. Our liability is limited to the price of the goods concerned where the law allows it.</p><h2>7. Law</h2><p>This agreement follows the law of the Hong Kong Special Administrative Region.</p>`,
      'zh-Hant': `${sample.zh}<h2>1. 購買資格</h2><p>本店僅向已核實的診所銷售。註冊者聲明代表診所行事，並須保持資料正確。賬號僅供本人使用，每位同事應使用自己的賬號。</p><h2>2. 價格及訂單</h2><p>已通過審核的診所可查看港元或美元價格。訂單經我們接納後即具約束力。大額訂單及含藥品的訂單或須先經審核，方可付款或發貨。</p><h2>3. 付款</h2><p>網上付款須於 24 小時內完成，逾時訂單將關閉並釋放庫存；銀行匯款訂單保留七天。其後收到的款項將予退還。</p><h2>4. 送貨</h2><p>商品由所屬倉庫發出，同一訂單或分多個包裹送達，詳見<a href="/about/5">送貨及退貨</a>。</p><h2>5. 藥品</h2><p>藥品須憑蓋章藥單向合資格人士銷售。</p><h2>6. 責任</h2><p>商品供專業使用，使用者須遵照製造商說明。在法律容許範圍內，我們的責任以有關商品的價格為限。</p><h2>7. 適用法律</h2><p>本協議受香港特別行政區法律管轄。</p>`,
    },
  },
  {
    id: '5',
    name: { en: 'Delivery and returns', 'zh-Hant': '送貨及退貨' },
    content: {
      en: `${sample.en}<h2>Delivery</h2><table><tbody><tr><th>To</th><th>Usually within</th></tr><tr><td>Hong Kong Island, Kowloon, New Territories</td><td>1 to 2 working days</td></tr><tr><td>Outlying islands, Macau</td><td>2 to 4 working days</td></tr><tr><td>Mainland China</td><td>4 to 8 working days</td></tr></tbody></table><p>Freight is shown before you order, for each store that ships. From the amount that is named there it is free.</p><h2>When a parcel arrives</h2><p>Please check it while the courier is there. Tell us of damage or missing goods within two working days, with a photograph.</p><h2>Returns</h2><ul><li>Unopened goods can be returned within 14 days of receipt.</li><li>Sterile goods, medicines and goods made to order cannot be returned unless they are faulty.</li><li>Refunds go back the way the money came, within 1 to 3 working days after the goods have arrived.</li></ul><p><a href="/contactUs">Write to us</a> with your order number, and we tell you where to send them.</p>`,
      'zh-Hant': `${sample.zh}<h2>送貨</h2><table><tbody><tr><th>目的地</th><th>一般送達時間</th></tr><tr><td>港島、九龍、新界</td><td>1 至 2 個工作天</td></tr><tr><td>離島、澳門</td><td>2 至 4 個工作天</td></tr><tr><td>中國內地</td><td>4 至 8 個工作天</td></tr></tbody></table><p>下單前會顯示各倉庫的運費；達到所示金額即可免運費。</p><h2>收貨</h2><p>請於速遞員在場時檢查包裹。如有損壞或缺漏，請於兩個工作天內附上相片通知我們。</p><h2>退貨</h2><ul><li>未開封的商品可於收貨後 14 天內退回。</li><li>無菌商品、藥品及訂製商品除有缺陷外不設退貨。</li><li>退款會於收到退貨後 1 至 3 個工作天內按原付款途徑退回。</li></ul><p>請提供訂單編號並<a href="/contactUs">聯絡我們</a>，我們會告知退貨地址。</p>`,
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

const enquiries = [
  {
    id: 'demo-open',
    at: new Date('2026-03-04T01:05:00Z'),
    name: '示範診所 黃姑娘',
    email: 'nurse@demo-clinic.example',
    phone: '+852 00000000',
    language: 'zh-Hant',
    message: '（示範查詢）請問丁腈手套加細碼何時有貨？',
  },
  {
    id: 'demo-answered',
    at: new Date('2026-03-03T02:40:00Z'),
    name: 'Dr Ho, Demo Clinic',
    email: 'ho@demo-clinic.example',
    phone: '',
    language: 'en',
    message: '(Sample enquiry) Can I order the same goods as last month with one click?',
    state: 'answered' as const,
    takenBy: 'Sam Support',
  },
]

/** What the demo shop says of itself, marked as a sample where an operator must replace it. */
export async function writeInformation(tx: Writer): Promise<void> {
  await tx.insert(infoPage).values(pages).onConflictDoNothing()
  await tx.insert(shopText).values(texts).onConflictDoNothing()
  await tx.update(shopContact).set(contact)
  await tx.insert(enquiry).values(enquiries)
  await tx.insert(enquiryAnswer).values({
    enquiryId: 'demo-answered',
    at: new Date('2026-03-03T03:20:00Z'),
    byName: 'Sam Support',
    text: 'Dear Dr Ho, yes: open the order and choose "Buy again". This is a demonstration.',
  })
}
