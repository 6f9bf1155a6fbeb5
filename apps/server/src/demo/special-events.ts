import { grounds, type Pair, type Pictured, type Scene, sceneOf, search, shown } from './pictured'
import { banners } from './scenery'

type Heading = { readonly tag: Pair; readonly heading: Pair }
type DemoBlock =
  | (Heading & { readonly width: 'full' | 'halves' | 'thirds'; readonly entries: readonly Pictured[] })
  | (Heading & { readonly banner?: Omit<Pictured, 'title' | 'link'>; readonly products: readonly string[] })

type DemoEvent = {
  /** The home banner whose pictures it begins with. */
  readonly banner: string
  readonly title: Pair
  readonly remark: Pair
  readonly backgroundColor: string
  /** Days from now in which it runs. */
  readonly days: readonly [from: number, until: number]
  readonly blocks: readonly DemoBlock[]
}

/** The demo shop's events: one that runs, and one that is still being prepared. */
export const events: readonly DemoEvent[] = [
  {
    banner: 'hygiene-month',
    title: { en: 'Hygiene month', 'zh-Hant': '洗牙月' },
    remark: {
      en: 'A demo event: scaling, polishing and what patients take home, with this month’s offers for clinics.',
      'zh-Hant': '示範活動：洗牙、拋光以至病人帶回家的護理用品，本月診所優惠一次看齊。',
    },
    backgroundColor: '#1d5a7d',
    days: [-1, 20],
    blocks: [
      {
        tag: { en: 'Offers', 'zh-Hant': '本月優惠' },
        heading: { en: 'This month’s offers', 'zh-Hant': '本月優惠' },
        products: [
          'Ultrasonic scaler with LED handpiece',
          'Sodium bicarbonate polishing powder',
          'Scaler tips for piezo units',
          'Erythritol powder, fine',
          'Air polisher handpiece',
        ],
      },
      {
        tag: { en: 'Step by step', 'zh-Hant': '洗牙步驟' },
        heading: { en: 'A recall visit, step by step', 'zh-Hant': '覆診洗牙三部曲' },
        width: 'thirds',
        entries: [
          {
            key: 'step-scale',
            title: { en: '1. Scale', 'zh-Hant': '一、洗牙' },
            link: search('scaler tips'),
            ground: grounds.sky,
            things: shown(
              ['scaler-unit', 'sky', 'blue'],
              ['scaler-tip', 'mint', 'teal'],
              ['perio-probe', 'sky', 'grey'],
            ),
          },
          {
            key: 'step-polish',
            title: { en: '2. Polish', 'zh-Hant': '二、拋光' },
            link: search('prophy'),
            ground: grounds.jade,
            things: shown(
              ['prophy-jar', 'mint', 'pink'],
              ['prophy-cups', 'jade', 'blue'],
              ['prophy-brush', 'mint', 'green'],
            ),
          },
          {
            key: 'step-protect',
            title: { en: '3. Protect', 'zh-Hant': '三、護齒' },
            link: search('fluoride varnish'),
            ground: grounds.plum,
            things: shown(
              ['varnish-dose', 'violet', 'orange'],
              ['fluoride-foam', 'plum', 'pink'],
              ['varnish-tube', 'violet', 'teal'],
            ),
          },
        ],
      },
      {
        tag: { en: 'Polish and protect', 'zh-Hant': '拋光護齒' },
        heading: { en: 'Polish and protect', 'zh-Hant': '拋光及護齒' },
        products: [
          'Prophylaxis paste',
          'Prophy cups, latex-free',
          'Prophy brushes, nylon',
          'Fluoride varnish 5%, single doses',
          'Pit and fissure sealant, light-cured',
        ],
      },
      {
        tag: { en: 'For patients', 'zh-Hant': '病人護理' },
        heading: { en: 'For the waiting room and the way home', 'zh-Hant': '候診室及家居護理' },
        width: 'halves',
        entries: [
          {
            key: 'home-care',
            title: { en: 'Between the teeth', 'zh-Hant': '牙縫護理' },
            link: search('interdental'),
            ground: grounds.jade,
            things: shown(
              ['interdental-brush', 'mint', 'violet'],
              ['floss-picks', 'jade', 'blue'],
              ['water-flosser', 'mint', 'teal'],
            ),
          },
          {
            key: 'children',
            title: { en: 'For young patients', 'zh-Hant': '小朋友口腔護理' },
            link: search('children'),
            ground: grounds.coral,
            things: shown(
              ['toothbrush-child', 'coral', 'orange'],
              ['disclosing-tablets', 'rose', 'pink'],
              ['hygiene-carton', 'coral', 'teal'],
            ),
          },
        ],
      },
      {
        tag: { en: 'To take home', 'zh-Hant': '家居用品' },
        heading: { en: 'To take home', 'zh-Hant': '家居護理用品' },
        banner: {
          key: 'take-home',
          ground: grounds.sky,
          things: shown(
            ['toothbrush-child', 'sky', 'blue'],
            ['floss-picks', 'mint', 'teal'],
            ['interdental-brush', 'sky', 'orange'],
            ['water-flosser', 'mint', 'blue'],
            ['hygiene-carton', 'sky', 'teal'],
          ),
        },
        products: [
          'Compact-head toothbrush',
          'Children’s toothbrush',
          'Interdental brushes',
          'Alcohol-free fluoride mouthwash',
          'Plaque disclosing tablets',
        ],
      },
    ],
  },
  {
    banner: 'sterilisation',
    title: { en: 'Sterilisation week', 'zh-Hant': '滅菌週' },
    remark: {
      en: 'A demo event that is still being prepared.',
      'zh-Hant': '示範活動，籌備中。',
    },
    backgroundColor: '#5a3a12',
    days: [30, 37],
    blocks: [
      {
        tag: { en: 'Everyday', 'zh-Hant': '日常必備' },
        heading: { en: 'Everyday protection', 'zh-Hant': '日常防護' },
        products: ['Soft nitrile examination gloves, powder-free', 'Thick nitrile gloves, long cuff'],
      },
    ],
  },
]

/** Every picture of the events that is not a home banner's. */
export function eventPictures(): Scene[] {
  const of = sceneOf('event')
  return events.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if ('entries' in block) return block.entries.map((entry) => of(entry, 'card'))
      return block.banner ? [of(block.banner, 'strip')] : []
    }),
  )
}

/** The pictures that an event begins with: those of its home banner. */
export const headPictures = ({ banner }: Pick<DemoEvent, 'banner'>): { wide: string; phone: string } => {
  const found = banners.find(({ key }) => key === banner)
  if (!found) throw new Error(`the demo shop has no banner called ${banner}`)
  return { wide: `banner-${found.key}`, phone: `banner-${found.key}-phone` }
}
