import type { Banner } from './scenery'

type Pair = { readonly en: string; readonly 'zh-Hant': string }

/** What the demo shop offers to clinics that order for the first time; `category` is a first-level one's English name. */
export const activities: readonly {
  readonly title: Pair
  readonly remark: Pair
  readonly category: string
  readonly products: number
  readonly percent: number
  readonly purchaseLimit: number
  /** Days from the first start; null has no end. */
  readonly days: number | null
}[] = [
  {
    title: { en: 'Everything for the first week (demo)', 'zh-Hant': '開業首週必備（示範）' },
    remark: {
      en: 'Gloves, masks, wipes and pouches that every surgery uses up every day.',
      'zh-Hant': '手套、口罩、消毒濕巾及滅菌袋，診所每日必需。',
    },
    category: 'Infection control',
    products: 13,
    percent: 30,
    purchaseLimit: 10,
    days: 45,
  },
  {
    title: { en: 'Your first filling kit (demo)', 'zh-Hant': '首套補牙用品（示範）' },
    remark: {
      en: 'From etchant to polishing: try the materials that our demo clinics order again and again.',
      'zh-Hant': '由酸蝕到拋光，試用示範診所一再訂購的材料。',
    },
    category: 'Restorative',
    products: 7,
    percent: 25,
    purchaseLimit: 0,
    days: null,
  },
]

export const newCustomerBanners: readonly Banner[] = [
  {
    key: 'welcome',
    title: { en: 'Welcome: special prices for your first orders', 'zh-Hant': '歡迎！首次訂購享優惠價' },
    link: '/register',
    from: '#123f5a',
    to: '#2f7fa8',
    things: [
      { type: 'dental-chair', tint: 'sky', accent: 'blue', pose: 0 },
      { type: 'glove-box', tint: 'jade', accent: 'blue', pose: 0 },
      { type: 'mask-box', tint: 'sky', accent: 'teal', pose: 0 },
      { type: 'curing-light', tint: 'violet', accent: 'blue', pose: 0 },
      { type: 'pouch', tint: 'amber', accent: 'blue', pose: 0 },
      { type: 'toothbrush-child', tint: 'mint', accent: 'teal', pose: 0 },
    ],
  },
  {
    key: 'delivery',
    title: { en: 'How we deliver to your clinic', 'zh-Hant': '了解送貨安排' },
    link: '/about/5',
    from: '#4a1f45',
    to: '#8a4b80',
    things: [
      { type: 'shade-guide', tint: 'violet', accent: 'pink', pose: 0 },
      { type: 'composite-syringe', tint: 'indigo', accent: 'orange', pose: 0 },
      { type: 'bonding-bottle', tint: 'indigo', accent: 'navy', pose: 0 },
      { type: 'polishing-discs', tint: 'violet', accent: 'teal', pose: 0 },
      { type: 'etch-syringe', tint: 'indigo', accent: 'blue', pose: 0 },
      { type: 'prophy-cups', tint: 'mint', accent: 'blue', pose: 0 },
    ],
  },
]
