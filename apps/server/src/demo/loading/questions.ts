import type { LocalizedText } from '@cusp/kernel'
import { question, questionCategory } from '../../modules/questions/schema'
import type { Writer } from '../../platform/database'
import type { QuestionIcon } from '../question-icons'
import { pictureFolder } from './scenes'

type Asked = { readonly name: LocalizedText; readonly content: LocalizedText; readonly isDraft?: true }
type Topic = {
  readonly icon: QuestionIcon
  readonly name: LocalizedText
  readonly remark: LocalizedText
  readonly questions: readonly Asked[]
}

const asked = (en: readonly [string, string], zh: readonly [string, string]): Asked => ({
  name: { en: en[0], 'zh-Hant': zh[0] },
  content: { en: en[1], 'zh-Hant': zh[1] },
})

const topics: readonly Topic[] = [
  {
    icon: 'ordering',
    name: { en: 'Ordering', 'zh-Hant': '訂購' },
    remark: { en: 'Opening an account, prices, packs and stock.', 'zh-Hant': '開設賬號、價格、包裝及庫存。' },
    questions: [
      asked(
        [
          'Who can order?',
          '<p>Clinics whose business registration certificate we have checked. <a href="/register">Register</a>, upload the certificate as a picture or PDF of up to 2 MB, and we usually check it within one working day.</p>',
        ],
        [
          '誰可以訂購？',
          '<p>商業登記證已通過審核的診所。請先<a href="/register">註冊</a>並上傳商業登記證（圖片或 PDF，不超過 2 MB），我們一般於一個工作天內完成審核。</p>',
        ],
      ),
      asked(
        [
          'Why do I see no prices?',
          '<p>Prices are shown to approved clinics. Log in; if your clinic is still under review, prices appear as soon as it is approved.</p>',
        ],
        ['為何看不到價格？', '<p>價格只向已通過審核的診所顯示。請先登入；如診所仍在審核中，通過後即會顯示價格。</p>'],
      ),
      asked(
        [
          'Can my colleagues order too?',
          '<p>Yes. The administrator of a clinic invites colleagues by email under <strong>Colleagues</strong>. Each has an account of their own, and somebody who only pays can be given the role for finance.</p>',
        ],
        [
          '同事可以一起訂購嗎？',
          '<p>可以。診所管理員可於「診所同事」以電郵邀請同事，每位同事使用自己的賬號；只負責付款的同事可設為財務。</p>',
        ],
      ),
      asked(
        [
          'What if something is out of stock?',
          '<p>Ask on the product’s page to be told when it is back: we mail you once. Some products can be ordered in advance; their pages say when we expect them and how large the deposit is.</p>',
        ],
        [
          '商品缺貨怎麼辦？',
          '<p>您可於商品頁登記到貨通知，到貨後我們會以電郵通知您一次。部分商品接受預訂，商品頁會列明預計到貨時間及訂金。</p>',
        ],
      ),
      {
        ...asked(
          ['How do I order by spreadsheet?', '<p>Not offered yet: this question is a draft.</p>'],
          ['可以用試算表訂購嗎？', '<p>尚未提供，此問題為草稿。</p>'],
        ),
        isDraft: true,
      },
    ],
  },
  {
    icon: 'delivery',
    name: { en: 'Delivery', 'zh-Hant': '送貨' },
    remark: { en: 'Where we send to, freight and parcels.', 'zh-Hant': '送貨範圍、運費及包裹。' },
    questions: [
      asked(
        [
          'How long does delivery take?',
          '<p>Usually 1 to 2 working days in Hong Kong, and 2 to 4 to outlying islands and Macau. More is said under <a href="/about/5">delivery and returns</a>.</p>',
        ],
        [
          '送貨需時多久？',
          '<p>香港一般為 1 至 2 個工作天，離島及澳門為 2 至 4 個工作天。詳見<a href="/about/5">送貨及退貨</a>。</p>',
        ],
      ),
      asked(
        [
          'What does delivery cost?',
          '<p>Freight is shown before you place an order, for each store that ships, with the amount from which it is free.</p>',
        ],
        ['運費如何計算？', '<p>下單前會顯示各倉庫的運費，以及可享免運費的金額。</p>'],
      ),
      asked(
        [
          'Why do I receive several parcels?',
          '<p>Goods leave from the store that keeps them. The page of your order lists the parcels with courier and tracking number.</p>',
        ],
        ['為何會分多個包裹送達？', '<p>商品由所屬倉庫直接發出。訂單詳情會列出每個包裹的速遞公司及運單編號。</p>'],
      ),
      asked(
        [
          'Do I have to confirm receipt?',
          '<p>Please do, on the page of your order. If you do not, we take it as received 14 days after shipping.</p>',
        ],
        ['需要確認收貨嗎？', '<p>請於訂單詳情確認收貨；如未確認，系統會於發貨 14 天後視為已收貨。</p>'],
      ),
    ],
  },
  {
    icon: 'medicines',
    name: { en: 'Medicines', 'zh-Hant': '藥品' },
    remark: { en: 'Who may buy them, and what we check.', 'zh-Hant': '購買資格及核實程序。' },
    questions: [
      asked(
        [
          'Which products are medicines?',
          '<p>Those that carry the mark <strong>Medicine</strong> in lists and on their page. They are sold to practitioners who are entitled to hold them.</p>',
        ],
        ['哪些商品屬於藥品？', '<p>於列表及商品頁標有「藥品」的商品，只售予有資格持有的執業人士。</p>'],
      ),
      asked(
        [
          'Why does my order wait after I have paid?',
          '<p>Before an order with medicines is shipped, we check the clinic’s papers, the stamped medicine bill among them. The order’s page says that it waits; if something is missing, we write to you.</p>',
        ],
        [
          '為何付款後訂單仍在等候？',
          '<p>含藥品的訂單於發貨前須核實診所文件，包括已蓋章的藥單。訂單詳情會顯示其狀態；如有欠缺，我們會聯絡您。</p>',
        ],
      ),
      asked(
        [
          'Can medicines be returned?',
          '<p>No, unless they are faulty. Tell us within two working days of receipt, with a photograph.</p>',
        ],
        ['藥品可以退貨嗎？', '<p>除有缺陷外，藥品不設退貨。請於收貨後兩個工作天內附上相片通知我們。</p>'],
      ),
    ],
  },
  {
    icon: 'payment',
    name: { en: 'Payment', 'zh-Hant': '付款' },
    remark: { en: 'Ways to pay, deadlines and refunds.', 'zh-Hant': '付款方式、期限及退款。' },
    questions: [
      asked(
        [
          'How can I pay?',
          '<p>The cashier shows the ways that are open for your order: online, or by bank remittance. After a remittance, report it there; we confirm it once the money has arrived.</p>',
        ],
        [
          '有哪些付款方式？',
          '<p>收銀台會顯示該訂單可用的付款方式：網上付款或銀行匯款。匯款後請於該頁提交匯款資料，我們收款後即會確認。</p>',
        ],
      ),
      asked(
        [
          'How long do I have to pay?',
          '<p>24 hours to pay online, and seven days where you have chosen to remit. After that the order is closed and its goods are released. Money that arrives later is refunded.</p>',
        ],
        [
          '付款期限是多久？',
          '<p>網上付款須於 24 小時內完成，選擇匯款則為七天。逾時訂單會關閉並釋放庫存，其後收到的款項將予退還。</p>',
        ],
      ),
      asked(
        [
          'In which currency do I pay?',
          '<p>Clinics in Hong Kong pay in Hong Kong dollars. Others may choose between Hong Kong and US dollars before they order.</p>',
        ],
        ['以哪種貨幣付款？', '<p>香港診所以港元付款；其他地區的診所可於下單前選擇港元或美元。</p>'],
      ),
    ],
  },
  {
    icon: 'returns',
    name: { en: 'Returns', 'zh-Hant': '退貨' },
    remark: { en: 'Cancelling, damaged goods and refunds.', 'zh-Hant': '取消訂單、貨品損壞及退款。' },
    questions: [
      asked(
        [
          'How do I cancel an order?',
          '<p>On the page of your order, as long as no parcel has left. What you have paid goes back the way it came.</p>',
        ],
        ['如何取消訂單？', '<p>包裹未發出前，可於訂單詳情取消訂單；已付款項會按原付款途徑退回。</p>'],
      ),
      asked(
        [
          'Something is damaged or missing. What now?',
          '<p>Please check parcels while the courier is there, and tell us within two working days: <a href="/contactUs">write to us</a> with your order number and a photograph.</p>',
        ],
        [
          '貨品損壞或缺漏怎麼辦？',
          '<p>請於速遞員在場時檢查包裹，並於兩個工作天內提供訂單編號及相片<a href="/contactUs">聯絡我們</a>。</p>',
        ],
      ),
      asked(
        [
          'Can I return what I do not need?',
          '<p>Unopened goods within 14 days of receipt. Sterile goods, medicines and goods made to order cannot be returned. <a href="/contactUs">Write to us</a> first: we tell you where to send them.</p>',
        ],
        [
          '不需要的商品可以退貨嗎？',
          '<p>未開封的商品可於收貨後 14 天內退回；無菌商品、藥品及訂製商品不設退貨。請先<a href="/contactUs">聯絡我們</a>，我們會告知退貨地址。</p>',
        ],
      ),
    ],
  },
]

/** Questions that clinics ask of a shop like this one; answers say what this shop does. */
export async function writeQuestions(tx: Writer): Promise<void> {
  const written = await tx
    .insert(questionCategory)
    .values(
      topics.map(({ icon, name, remark }, position) => ({
        name,
        remark,
        icon: `/pictures/${pictureFolder}/question-${icon}-96x96.webp`,
        position,
        isPublished: true,
      })),
    )
    .returning({ id: questionCategory.id, position: questionCategory.position })
  const idAt = new Map(written.map(({ id, position }) => [position, id]))
  await tx.insert(question).values(
    topics.flatMap(({ questions }, topic) =>
      questions.map(({ name, content, isDraft }, position) => ({
        categoryId: idAt.get(topic) ?? '',
        name,
        content,
        position,
        isPublished: !isDraft,
      })),
    ),
  )
}
