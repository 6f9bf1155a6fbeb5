import { inLanguage, type Language, type LocalizedText } from '@cusp/kernel'

/** Mails that a reader may turn off. All others are part of an order, of the verification or of the account's security. */
export const topics = ['orderPaid', 'orderShipped', 'awaitedGoodsArrived', 'colleagueJoined'] as const
export type Topic = (typeof topics)[number]

export const topicFrom = (text: string): Topic | undefined => topics.find((topic) => topic === text)

type Said = { readonly title: LocalizedText; readonly message: LocalizedText }

const groups: readonly (Said & { readonly topics: readonly (Said & { readonly topic: Topic })[] })[] = [
  {
    title: { en: 'Your orders', 'zh-Hant': '訂單通知' },
    message: {
      en: 'What you need for an order, such as its confirmation, closing or refund, is always sent.',
      'zh-Hant': '訂單確認、關閉及退款等必要通知一律發送。',
    },
    topics: [
      {
        topic: 'orderPaid',
        title: { en: 'Payment received', 'zh-Hant': '已收到款項' },
        message: { en: 'When your payment has arrived', 'zh-Hant': '款項到賬時通知' },
      },
      {
        topic: 'orderShipped',
        title: { en: 'Goods on their way', 'zh-Hant': '商品已發貨' },
        message: { en: 'When goods are shipped, with the waybill', 'zh-Hant': '商品發貨時通知，並附運單號' },
      },
    ],
  },
  {
    title: { en: 'Goods you wait for', 'zh-Hant': '到貨通知' },
    message: {
      en: 'Sent only for goods that you have asked about.',
      'zh-Hant': '只就您登記的商品發送。',
    },
    topics: [
      {
        topic: 'awaitedGoodsArrived',
        title: { en: 'Back in stock', 'zh-Hant': '商品到貨' },
        message: {
          en: 'When goods that you wait for can be ordered again',
          'zh-Hant': '您登記的商品恢復供應時通知',
        },
      },
    ],
  },
  {
    title: { en: 'Your clinic', 'zh-Hant': '診所通知' },
    message: {
      en: 'The outcome of the verification and changes of your account are always sent.',
      'zh-Hant': '審核結果及帳戶變更一律通知。',
    },
    topics: [
      {
        topic: 'colleagueJoined',
        title: { en: 'New colleagues', 'zh-Hant': '新同事' },
        message: {
          en: 'When somebody accepts an invitation to your clinic; for administrators',
          'zh-Hant': '同事接受邀請加入診所時通知（管理員適用）',
        },
      },
    ],
  },
]

/** A topic in words; one that is no longer offered is told by its name. */
export function topicTitle(topic: string, language: Language): string {
  const said = groups.flatMap((group) => group.topics).find((each) => each.topic === topic)
  return said ? inLanguage(said.title, language) : topic
}

/** The groups in words, with what the reader has turned off. */
export const preferencesInWords = (turnedOff: readonly string[], language: Language) =>
  groups.map((group) => ({
    title: inLanguage(group.title, language),
    message: inLanguage(group.message, language),
    emailConfig: group.topics.map(({ topic, title, message }) => ({
      emailPreferencesId: topic,
      title: inLanguage(title, language),
      message: inLanguage(message, language),
      isChange: turnedOff.includes(topic) ? ('off' as const) : ('on' as const),
    })),
  }))
