import { newCustomerBanners } from './new-customers'
import { grounds, type Pair, type Pictured, type Scene, sceneOf, search, shown } from './pictured'
import { banners } from './scenery'

export const navigation: readonly { readonly title: Pair; readonly link: string }[] = [
  { title: { en: 'Hygiene month', 'zh-Hant': '洗牙月' }, link: '/active11/1' },
  { title: { en: 'New products', 'zh-Hant': '新品專區' }, link: '/newProductZone' },
  { title: { en: 'Special offers', 'zh-Hant': '優惠專區' }, link: '/discountZone' },
  { title: { en: 'For new customers', 'zh-Hant': '新客專區' }, link: '/newCustomers' },
  { title: { en: 'All brands', 'zh-Hant': '全部品牌' }, link: '/brandIndex' },
  { title: { en: 'Nitrile gloves', 'zh-Hant': '丁腈手套' }, link: search('nitrile gloves') },
  { title: { en: 'Sterilisation', 'zh-Hant': '滅菌消毒' }, link: search('sterilisation') },
  { title: { en: 'Local anaesthetics', 'zh-Hant': '局部麻醉' }, link: search('anaesthetic') },
  { title: { en: 'Curing lights', 'zh-Hant': '光固化燈' }, link: search('curing light') },
  { title: { en: 'Gutta-percha', 'zh-Hant': '牙膠尖' }, link: search('gutta percha') },
  { title: { en: 'Diamond burs', 'zh-Hant': '金剛砂車針' }, link: search('diamond bur') },
  { title: { en: 'Impression materials', 'zh-Hant': '印模材料' }, link: search('impression') },
  { title: { en: 'About us', 'zh-Hant': '關於我們' }, link: '/about/1' },
]

export const popup: Pictured = {
  key: 'popup-pouches',
  title: {
    en: 'Demo: restock sterilisation pouches before the holidays',
    'zh-Hant': '示範廣告：假期前補充滅菌袋',
  },
  link: search('sterilisation pouch'),
  ground: grounds.amber,
  things: shown(['pouch', 'amber', 'blue'], ['indicator-tape', 'olive', 'teal'], ['autoclave', 'coral', 'teal']),
}

export const specialsHeading = {
  title: { en: 'This month in the surgery', 'zh-Hant': '本月診所之選' },
  remark: { en: 'Chosen by our demo team for a busy week', 'zh-Hant': '示範團隊為忙碌一週而選' },
}

export const specials: readonly (Pictured & { readonly remark: Pair })[] = [
  {
    key: 'special-endo',
    title: { en: 'Root canal day', 'zh-Hant': '根管治療日' },
    remark: { en: 'Files, points and irrigation in one place', 'zh-Hant': '根管銼、牙膠尖、沖洗用品一次選齊' },
    link: search('root canal'),
    ground: grounds.indigo,
    things: shown(['endo-files', 'sky', 'blue'], ['gutta-percha', 'indigo', 'orange'], ['paper-points', 'sky', 'teal']),
  },
  {
    key: 'special-hygiene',
    title: { en: 'Hygiene chair', 'zh-Hant': '洗牙椅旁' },
    remark: { en: 'Scaler tips, paste and cups', 'zh-Hant': '洗牙頭、拋光膏及拋光杯' },
    link: search('prophy'),
    ground: grounds.jade,
    things: shown(['scaler-unit', 'mint', 'green'], ['prophy-jar', 'jade', 'pink'], ['prophy-cups', 'mint', 'blue']),
  },
  {
    key: 'special-ortho',
    title: { en: 'Braces and aligners', 'zh-Hant': '牙箍及隱形矯正' },
    remark: { en: 'Brackets, wires and wax', 'zh-Hant': '托槽、弓絲及正畸蠟' },
    link: search('orthodontic'),
    ground: grounds.plum,
    things: shown(
      ['metal-bracket', 'plum', 'grey'],
      ['retainer-box', 'violet', 'pink'],
      ['power-chain', 'plum', 'violet'],
    ),
  },
  {
    key: 'special-surgery',
    title: { en: 'Small surgery', 'zh-Hant': '小型手術' },
    remark: { en: 'Blades, sutures and bone graft', 'zh-Hant': '刀片、縫線及骨粉' },
    link: search('suture'),
    ground: grounds.coral,
    things: shown(['suture-box', 'rose', 'green'], ['scalpel-blades', 'coral', 'blue'], ['bone-graft', 'rose', 'navy']),
  },
]

export const zones: readonly (Pictured & { readonly remark: Pair; readonly products: readonly string[] })[] = [
  {
    key: 'zone-protection',
    title: { en: 'Protection by the carton', 'zh-Hant': '防護用品整箱價' },
    remark: { en: 'Gloves, masks and gowns that are always there', 'zh-Hant': '手套、口罩、保護衣長期備貨' },
    link: search('gloves'),
    ground: grounds.jade,
    things: shown(['glove-box', 'jade', 'blue'], ['mask-box', 'sky', 'teal'], ['gown', 'teal', 'teal']),
    products: [
      'Soft nitrile examination gloves, powder-free',
      'Thick nitrile gloves, long cuff',
      'Latex examination gloves, powder-free',
      'Dental cotton rolls',
      'Gutta-percha points',
    ],
  },
  {
    key: 'zone-restorative',
    title: { en: 'A filling in one visit', 'zh-Hant': '一次完成補牙' },
    remark: { en: 'From etchant to polishing disc', 'zh-Hant': '由酸蝕劑到拋光碟' },
    link: search('composite'),
    ground: grounds.indigo,
    things: shown(
      ['composite-syringe', 'indigo', 'orange'],
      ['bonding-bottle', 'indigo', 'navy'],
      ['polishing-discs', 'violet', 'teal'],
    ),
    products: [],
  },
]

export const newCustomer: Pictured = {
  key: 'new-customer',
  title: { en: 'New here? Prices for your first orders', 'zh-Hant': '新客戶？首次訂購有優惠' },
  link: '/newCustomers',
  ground: grounds.sky,
  things: shown(['dental-chair', 'sky', 'blue'], ['toothbrush-child', 'mint', 'teal'], ['mask-box', 'sky', 'teal']),
}

type DemoFloor = {
  /** English name of a first-level category. */
  readonly category: string
  readonly ads: readonly Pictured[]
}

export const floors: readonly DemoFloor[] = [
  {
    category: 'Infection control',
    ads: [
      {
        key: 'ad-gloves',
        title: { en: 'Gloves in every size', 'zh-Hant': '各尺碼手套' },
        link: search('gloves'),
        ground: grounds.jade,
        things: shown(
          ['glove-box', 'jade', 'blue'],
          ['glove-pair', 'mint', 'violet'],
          ['glove-sterile', 'jade', 'teal'],
        ),
      },
      {
        key: 'ad-masks',
        title: { en: 'Masks and shields', 'zh-Hant': '口罩及面罩' },
        link: search('surgical mask'),
        ground: grounds.sky,
        things: shown(['mask-box', 'sky', 'teal'], ['face-shield', 'mint', 'green'], ['safety-glasses', 'sky', 'blue']),
      },
    ],
  },
  {
    category: 'Disposables & medical consumables',
    ads: [
      {
        key: 'ad-needles',
        title: { en: 'Syringes and needles', 'zh-Hant': '針筒及針咀' },
        link: search('syringe'),
        ground: grounds.sky,
        things: shown(
          ['dental-needle', 'sky', 'orange'],
          ['insulin-syringe', 'teal', 'blue'],
          ['sharps-bin', 'sky', 'yellow'],
        ),
      },
      {
        key: 'ad-cotton',
        title: { en: 'Cotton and gauze', 'zh-Hant': '棉卷及紗布' },
        link: search('cotton'),
        ground: grounds.jade,
        things: shown(
          ['cotton-rolls', 'teal', 'blue'],
          ['cotton-pellets', 'mint', 'teal'],
          ['cotton-buds', 'teal', 'pink'],
        ),
      },
    ],
  },
  {
    category: 'Restorative',
    ads: [
      {
        key: 'ad-composite',
        title: { en: 'Every shade in stock', 'zh-Hant': '各色號現貨' },
        link: search('composite'),
        ground: grounds.indigo,
        things: shown(
          ['shade-guide', 'violet', 'pink'],
          ['composite-capsule', 'indigo', 'teal'],
          ['etch-syringe', 'indigo', 'blue'],
        ),
      },
      {
        key: 'ad-curing',
        title: { en: 'Light that cures', 'zh-Hant': '光固化燈' },
        link: search('curing light'),
        ground: grounds.plum,
        things: shown(
          ['curing-light', 'violet', 'blue'],
          ['curing-station', 'sky', 'blue'],
          ['light-meter', 'violet', 'teal'],
        ),
      },
    ],
  },
  { category: 'Endodontics', ads: [] },
  {
    category: 'Impression & prosthodontics',
    ads: [
      {
        key: 'ad-impression',
        title: { en: 'A good impression', 'zh-Hant': '精準印模' },
        link: search('impression'),
        ground: grounds.plum,
        things: shown(
          ['putty-jars', 'plum', 'pink'],
          ['impression-tray', 'violet', 'blue'],
          ['impression-cartridge', 'plum', 'teal'],
        ),
      },
    ],
  },
  { category: 'Handpieces & burs', ads: [] },
]

/** Every picture of the home page by its name, with what is on it. */
export function homePictures(): Scene[] {
  const of = sceneOf('home')
  return [
    ...[...banners, ...newCustomerBanners].flatMap((banner) => [
      { name: `banner-${banner.key}`, of: banner, format: 'wide' as const },
      { name: `banner-${banner.key}-phone`, of: banner, format: 'phone' as const },
    ]),
    of(popup, 'popup'),
    ...specials.map((each) => of(each, 'card')),
    ...zones.map((each) => of(each, 'strip')),
    ...floors.flatMap(({ ads }) => ads.map((each) => of(each, 'tall'))),
    of(newCustomer, 'square'),
  ]
}
