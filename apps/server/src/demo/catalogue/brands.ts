import type { Pair } from './pair'

const origins = {
  de: ['Germany', '德國'],
  ch: ['Switzerland', '瑞士'],
  gb: ['United Kingdom', '英國'],
  us: ['United States', '美國'],
  jp: ['Japan', '日本'],
  kr: ['South Korea', '南韓'],
  it: ['Italy', '意大利'],
  fr: ['France', '法國'],
  se: ['Sweden', '瑞典'],
  my: ['Malaysia', '馬來西亞'],
  tw: ['Taiwan', '台灣'],
  cn: ['Chinese mainland', '中國內地'],
  hk: ['Hong Kong', '香港'],
} as const satisfies Record<string, Pair>

const suppliers = {
  harbour: 'Harbour Crescent Dental Supply',
  lion: 'Lion Ridge Clinical',
  tung: 'Tung Wai Medical Trading',
  peak: 'Peakline Instruments',
} as const

const brand = (
  name: Pair,
  maker: string,
  origin: keyof typeof origins,
  supplier: keyof typeof suppliers,
): { name: Pair; maker: string; origin: Pair; supplier: string } => ({
  name,
  maker,
  origin: origins[origin],
  supplier: suppliers[supplier],
})

/** Invented makers; the first three letters of a key begin its article numbers. */
export const brandTable = {
  aldermere: brand(['Aldermere', '雅德美'], 'Aldermere Surgical Ltd', 'gb', 'peak'),
  auroden: brand(['Auroden', '奧朗登'], 'Auroden Dental GmbH', 'de', 'harbour'),
  bellhaven: brand(['Bellhaven', '貝凱雯'], 'Bellhaven Hygiene Sdn Bhd', 'my', 'tung'),
  brenwick: brand(['Brenwick', '賓域'], 'Brenwick Instruments Ltd', 'gb', 'peak'),
  calderis: brand(['Calderis', '嘉德思'], 'Calderis Pharma SA', 'ch', 'lion'),
  corvane: brand(['Corvane', '高雲尼'], 'Corvane Rotary AG', 'ch', 'harbour'),
  dovelane: brand(['Dovelane', '鴿里'], 'Dovelane Care Ltd', 'hk', 'tung'),
  elmstride: brand(['Elmstride', '艾思達'], 'Elmstride Ortho Inc.', 'us', 'harbour'),
  endovale: brand(['Endovale', '恩道維'], 'Endovale SAS', 'fr', 'harbour'),
  fennimore: brand(['Fennimore', '芬尼摩'], 'Fennimore Laboratories Inc.', 'us', 'lion'),
  glenorra: brand(['Glenorra', '嘉諾華'], 'Glenorra Healthcare Ltd', 'gb', 'lion'),
  halvorne: brand(['Halvorne', '豪榮'], 'Halvorne Steril AB', 'se', 'tung'),
  hokkei: brand(['Hokkei', '北溪'], 'Hokkei Seiki KK', 'jp', 'harbour'),
  irisden: brand(['Irisden', '愛麗登'], 'Irisden Imaging Co.', 'kr', 'peak'),
  jadecrest: brand(['Jadecrest', '翠峰'], 'Jadecrest Medical Products Ltd', 'hk', 'tung'),
  kestrelle: brand(['Kestrelle', '紅隼'], 'Kestrelle Protect Sdn Bhd', 'my', 'tung'),
  koharu: brand(['Koharu Works', '小春製作所'], 'Koharu Works KK', 'jp', 'harbour'),
  linshaw: brand(['Lin & Shaw', '連肖'], 'Lin & Shaw Consumables Ltd', 'cn', 'tung'),
  lumivant: brand(['Lumivant', '朗明望'], 'Lumivant Optics Inc.', 'us', 'peak'),
  marlowpine: brand(['Marlow Pine', '馬樂松'], 'Marlow Pine Wound Care Ltd', 'gb', 'lion'),
  mirafell: brand(['Mirafell', '美拉菲'], 'Mirafell Srl', 'it', 'harbour'),
  nordhelm: brand(['Nordhelm', '諾德翰'], 'Nordhelm Implant Systems AB', 'se', 'peak'),
  novabris: brand(['Novabris', '諾碧思'], 'Novabris Biomaterials SA', 'fr', 'peak'),
  oakmere: brand(['Oakmere', '橡湖'], 'Oakmere Equipment Co.', 'tw', 'peak'),
  orthelle: brand(['Orthelle', '奧思麗'], 'Orthelle Srl', 'it', 'harbour'),
  pearlane: brand(['Pearlane', '珀嵐'], 'Pearlane Oral Care Co.', 'kr', 'tung'),
  pinnabrook: brand(['Pinnabrook', '品雅'], 'Pinnabrook Dental Inc.', 'us', 'harbour'),
  quillford: brand(['Quillford', '奎福'], 'Quillford Medical Ltd', 'gb', 'lion'),
  rotavane: brand(['Rotavane', '樂特飛'], 'Rotavane Drives GmbH', 'de', 'peak'),
  rowanbridge: brand(['Rowanbridge', '羅雲橋'], 'Rowanbridge Generics Ltd', 'gb', 'lion'),
  sablefield: brand(['Sablefield', '石寶'], 'Sablefield Stahl GmbH', 'de', 'peak'),
  seiwaryo: brand(['Seiwa Ryo', '清和菱'], 'Seiwa Ryo Chemical KK', 'jp', 'harbour'),
  tamarisk: brand(['Tamarisk', '檉安'], 'Tamarisk Devices Co.', 'tw', 'lion'),
  tszlan: brand(['Tsz Lan', '芷蘭'], 'Tsz Lan Pharmaceutical Factory Ltd', 'hk', 'lion'),
  umbrelis: brand(['Umbrelis', '恩寶麗'], 'Umbrelis Diagnostics AG', 'ch', 'lion'),
  verdanta: brand(['Verdanta', '翠安達'], 'Verdanta Ceramics GmbH', 'de', 'harbour'),
  whitlowe: brand(['Whitlowe', '惠樂'], 'Whitlowe Smile Inc.', 'us', 'tung'),
  xylenne: brand(['Xylenne', '西蓮'], 'Xylenne Cosmetic Dental SAS', 'fr', 'tung'),
  yarrowgate: brand(['Yarrowgate', '雅羅'], 'Yarrowgate Nursing Products Ltd', 'gb', 'lion'),
  zephrine: brand(['Zephrine', '思飛'], 'Zephrine Air Systems Srl', 'it', 'peak'),
} as const

export type BrandKey = keyof typeof brandTable
