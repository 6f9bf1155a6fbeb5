import { type Draft, inLanguage, type Language, template } from '@cusp/kernel'
import type { GoodsFacts, NoticeReader } from '../notice'
import { letter, page, reader, to } from './letter-parts'

/** Goods that the reader waits for are back. */
export const goodsAwaited = template({
  key: 'goods.awaited',
  about: { en: 'Goods that the reader waits for are back', 'zh-Hant': '收件人登記的商品已到貨' },
  places: {
    ...reader,
    goods: {
      about: { en: 'The goods, one per line', 'zh-Hant': '商品清單，每行一項' },
      sample: {
        en: 'Nitrile gloves, Medium (NG-M)',
        'zh-Hant': '丁腈手套，中碼（NG-M）',
        'zh-Hans': '丁腈手套，中码（NG-M）',
      },
      isNeeded: true,
    },
    url: page('/user/stockNotice'),
  },
  says: {
    en: letter(
      'en',
      'Goods that you wait for are back in stock',
      'These goods can be ordered again:',
      '{goods}',
      'Others have waited for them too: they are sold in the order in which orders come in, and this notice reserves nothing.',
      'Order them here: {url}',
    ),
    'zh-Hant': letter(
      'zh-Hant',
      '您登記的商品已到貨',
      '以下商品現可訂購：',
      '{goods}',
      '其他客戶亦有登記，商品按落單先後次序供應，售完即止；本通知並不保留貨品。',
      '立即訂購：{url}',
    ),
    'zh-Hans': letter(
      'zh-Hans',
      '您登记的商品已到货',
      '以下商品现可订购：',
      '{goods}',
      '其他客户也有登记，商品按下单先后次序供应，售完即止；本通知并不保留货品。',
      '立即订购：{url}',
    ),
  },
})

function goodsLine({ name, standard, articleNumber }: GoodsFacts, language: Language): string {
  const [comma, open, close] = language === 'en' ? [', ', ' (', ')'] : ['，', '（', '）']
  const parts = [inLanguage(name, language), inLanguage(standard, language)].filter((part) => part !== '')
  return `${parts.join(comma)}${open}${articleNumber}${close}`
}

export const awaitedGoodsArrived = (to_: NoticeReader, goods: readonly GoodsFacts[], shopUrl: string): Draft =>
  to(goodsAwaited, to_, {
    goods: goods.map((each) => goodsLine(each, to_.language)).join('\n'),
    url: `${shopUrl}/user/stockNotice`,
  })
