import type { coupons } from '@cusp/contract'
import { type Currency, idFrom, inLanguage, type Language, nothing, toMinor } from '@cusp/kernel'
import type { Campaign } from './coupon'

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong', dateStyle: 'short' })
/** `2026-03-31`: the last day in Hong Kong of what ends at this moment. */
const lastDay = (endsAt: string) => day.format(new Date(Date.parse(endsAt) - 1))

function whereOf({ scope, scopeNames }: Campaign, language: Language): string {
  const say = (en: string, zhHant: string) => inLanguage({ en, 'zh-Hant': zhHant }, language)
  const names = scopeNames.map((name) => inLanguage(name, language)).join(language === 'en' ? ', ' : '、')
  if (scope === 'category' || scope === 'brand') return say(`For goods of ${names}`, `適用於${names}商品`)
  return scope === 'all' ? say('For all goods', '全店商品適用') : say('For selected goods', '指定商品適用')
}

/** A coupon in the viewer's words and currency; undefined when it is not for orders in that currency. */
export function coupon(campaign: Campaign, currency: Currency, language: Language): coupons.Coupon | undefined {
  const { percent } = campaign
  const amount = currency === 'HKD' ? campaign.amountHkd : campaign.amountUsd
  const met = currency === 'HKD' ? campaign.metHkd : campaign.metUsd
  if (met === null || (percent === null && amount === null)) return undefined
  const id = idFrom<'Coupon'>(campaign.id)
  const isAll = campaign.scope === 'all'
  return {
    id,
    couponId: id,
    name: inLanguage(campaign.name, language),
    type: percent === null ? 'amount' : 'percent',
    discount: percent ?? 0,
    price: amount === null ? nothing : toMinor(amount),
    metPrice: toMinor(met),
    date: `${day.format(new Date(campaign.startsAt))} – ${lastDay(campaign.endsAt)}`,
    where: whereOf(campaign, language),
    isAll,
    isAllUse: isAll,
    isGet: false,
    isUsed: false,
  }
}
