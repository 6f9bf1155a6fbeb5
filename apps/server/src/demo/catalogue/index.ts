import type { LocalizedText } from '@cusp/kernel'
import type { IllustrationType } from '../illustrations'
import { type BrandKey, brandTable } from './brands'
import { type AisleKey, aisles, type ShelfKey } from './categories'
import type { Axis, Choice, Line, Shelf, Unit } from './format'
import { piece } from './format'
import { consumables } from './lines/consumables'
import { endodontics } from './lines/endodontics'
import { equipment } from './lines/equipment'
import { infectionControl } from './lines/infection-control'
import { instruments } from './lines/instruments'
import { medicines } from './lines/medicines'
import { orthodontics } from './lines/orthodontics'
import { preventive } from './lines/preventive'
import { prosthodontics } from './lines/prosthodontics'
import { restorative } from './lines/restorative'
import { rotary } from './lines/rotary'
import { surgery } from './lines/surgery'
import { chance, daysFrom, numberOf, uniformCodeOf, usdFor } from './numbers'
import type { Pair } from './pair'
import { type DemoStore, type StoreKey, stores } from './stores'

export type DemoCategory = {
  readonly key: string
  /** Null for the first level. */
  readonly parentKey: string | null
  readonly name: LocalizedText
  readonly art: IllustrationType
  readonly position: number
}

export type DemoBrand = {
  readonly key: string
  readonly name: LocalizedText
  readonly groupKey: string
  readonly sequence: number
}

export type DemoVariant = {
  readonly articleNumber: string
  readonly standard: LocalizedText
  readonly unit: LocalizedText
  readonly uniformCode: string
  readonly containerQuantity: number
  readonly step: number
  /** 0 means no limit. */
  readonly purchaseLimit: number
  /** Cents; null when on inquiry. */
  readonly priceHkd: number | null
  readonly priceUsd: number | null
  readonly discountPercent: number
  readonly isOnInquiry: boolean
  readonly stock: number
  /** YYYY-MM-DD. */
  readonly productionDate: string | null
  readonly expiryDate: string | null
}

export type DemoTag = 'new' | 'hot' | 'sale'

export type DemoProduct = {
  readonly key: string
  readonly supplier: string
  readonly brandKey: string
  readonly categoryKey: string
  readonly storeKey: StoreKey
  readonly name: LocalizedText
  readonly sellingPoint: LocalizedText
  readonly detailHtml: LocalizedText
  readonly producer: string
  readonly ceCode: string
  readonly fdaCode: string
  readonly parameters: readonly { readonly name: LocalizedText; readonly value: LocalizedText }[]
  readonly tags: readonly DemoTag[]
  readonly isMedicine: boolean
  readonly listedDaysAgo: number
  /** Pieces. */
  readonly sales: number
  readonly recommended: 0 | 1
  readonly art: { readonly type: IllustrationType; readonly seed: number }
  readonly variants: readonly DemoVariant[]
}

export type DemoCatalogue = {
  readonly categories: readonly DemoCategory[]
  readonly brands: readonly DemoBrand[]
  readonly stores: readonly DemoStore[]
  readonly products: readonly DemoProduct[]
}

const shelves: readonly Shelf[] = [
  ...infectionControl,
  ...consumables,
  ...restorative,
  ...endodontics,
  ...prosthodontics,
  ...rotary,
  ...instruments,
  ...orthodontics,
  ...preventive,
  ...surgery,
  ...equipment,
  ...medicines,
]

const both = ([en, zh]: Pair): LocalizedText => ({ en, 'zh-Hant': zh })
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function demoCategories(): DemoCategory[] {
  // Object.entries widens keys to string; `aisles` is closed.
  const entries = Object.entries(aisles) as [AisleKey, (typeof aisles)[AisleKey]][]
  return entries.flatMap(([key, aisle], at) => {
    const { name, art } = aisle
    // As above.
    const below = Object.entries(aisle.shelves) as [ShelfKey, readonly [string, string, IllustrationType]][]
    return [
      { key, parentKey: null, name: both(name), art, position: at + 1 },
      ...below.map(([shelfKey, [en, zh, shelfArt]], i) => ({
        key: shelfKey,
        parentKey: key,
        name: both([en, zh]),
        art: shelfArt,
        position: i + 1,
      })),
    ]
  })
}

function demoBrands(): DemoBrand[] {
  // Object.keys widens to string[]; `brandTable` is closed.
  const keys = Object.keys(brandTable) as BrandKey[]
  return keys.map((key, at) => {
    const { name } = brandTable[key]
    return { key, name: both(name), groupKey: name[0].charAt(0), sequence: at + 1 }
  })
}

const containsOf = (count: number, unit: Unit): Pair => [`${count} per ${unit[0]}`, `每${unit[1]} ${count} 件`]

function onlyChoice(contains: number, unit: Unit): Axis {
  return [{ code: '', label: contains > 1 ? containsOf(contains, unit) : [`1 ${unit[0]}`, `1 ${unit[1]}`] }]
}

/** Round prices as a shop writes them: half dollars, dollars, then tens of dollars. */
function tidyHkd(cents: number): number {
  const grain = cents < 100_00 ? 50 : cents < 2_000_00 ? 1_00 : 10_00
  return Math.max(grain, Math.round(cents / grain) * grain)
}

function stockOf(line: Line, seed: string, step: number, hkd: number): number {
  const wanted = line.options.stock ?? 'plenty'
  if (typeof wanted === 'number') return wanted
  if (wanted === 'out') return 0
  if (wanted === 'low') return step * numberOf(seed, 1, 3)
  if (hkd >= 5_000_00) return step * numberOf(seed, 3, 15)
  return step * numberOf(seed, 25, hkd < 100_00 ? 160 : 70)
}

function datesOf(expiryMonths: number, seed: string, now: Date): Pick<DemoVariant, 'productionDate' | 'expiryDate'> {
  if (expiryMonths === 0) return { productionDate: null, expiryDate: null }
  const lifeDays = Math.round(expiryMonths * 30.4)
  const age = numberOf(seed, 30, Math.round(lifeDays * 0.75))
  return { productionDate: daysFrom(now, -age), expiryDate: daysFrom(now, lifeDays - age) }
}

function demoVariant(line: Line, choice: Choice, at: number, articleStem: string, now: Date): DemoVariant {
  const {
    unit = piece,
    contains = 1,
    step = 1,
    limit = 0,
    discount = 0,
    priceGrowth = 0,
    expiryMonths = 0,
  } = line.options
  const articleNumber = choice.code ? `${articleStem}-${choice.code}` : articleStem
  const hkd = tidyHkd(line.price * (choice.factor ?? (1 + priceGrowth / 100) ** at))
  const isOnInquiry = line.options.inquiry ?? false
  // Now and then one size of a product is gone while the others are there.
  const isSoldOut = at > 0 && chance(`${articleNumber} gone`, 4)
  return {
    articleNumber,
    standard: both(choice.label),
    unit: both(unit),
    uniformCode: uniformCodeOf(articleNumber),
    containerQuantity: choice.pieces ?? contains,
    step,
    purchaseLimit: limit,
    priceHkd: isOnInquiry ? null : hkd,
    priceUsd: isOnInquiry ? null : usdFor(hkd),
    discountPercent: discount,
    isOnInquiry,
    stock: isSoldOut ? 0 : stockOf(line, `${articleNumber} stock`, step, hkd),
    ...datesOf(expiryMonths, `${articleNumber} made`, now),
  }
}

function detailHtml(line: Line, shelf: Shelf, facts: readonly (readonly [Pair, Pair])[]): LocalizedText {
  const about = line.options.detail ?? shelf.about
  const inLanguage = (at: 0 | 1, stop: string, colon: string) => {
    const list = facts.map(([name, value]) => `<li>${escaped(name[at])}${colon}${escaped(value[at])}</li>`).join('')
    return `<p>${escaped(line.point[at])}${stop}</p><p>${escaped(about[at])}</p><ul>${list}</ul><p>${escaped(shelf.care[at])}</p>`
  }
  return { en: inLanguage(0, '.', ': '), 'zh-Hant': inLanguage(1, '。', '：') }
}

function salesOf(line: Line, key: string, isHot: boolean): number {
  if (line.options.inquiry) return numberOf(`${key} sales`, 0, 4)
  const pieces = isHot ? numberOf(`${key} sales`, 800, 4_000) : numberOf(`${key} sales`, 0, 700)
  const sold = line.price > 1_000_00 ? pieces / 10 : pieces
  const { step = 1 } = line.options
  return Math.floor(sold / step) * step
}

function demoProduct(line: Line, shelf: Shelf, now: Date): DemoProduct {
  const { options } = line
  const { unit = piece, contains = 1, discount = 0 } = options
  const brand = brandTable[line.brand]
  const key = `${line.brand}-${slug(line.name[0])}`
  const articleStem = `${line.brand.slice(0, 3).toUpperCase()}-${numberOf(`${key} article`, 10_000, 99_999)}`
  const axis = options.axis ?? onlyChoice(contains, unit)
  const facts: (readonly [Pair, Pair])[] = [[['Brand', '品牌'], brand.name]]
  if (contains > 1) facts.push([['Contents', '數量'], containsOf(contains, unit)])
  for (const [nameEn, nameZh, valueEn, valueZh] of options.parameters ?? [])
    facts.push([
      [nameEn, nameZh],
      [valueEn, valueZh],
    ])
  facts.push([['Origin', '產地'], brand.origin])
  if (options.expiryMonths)
    facts.push([
      ['Shelf life', '有效期'],
      [`${options.expiryMonths} months unopened`, `未開封 ${options.expiryMonths} 個月`],
    ])
  const listedDaysAgo = numberOf(`${key} listed`, 2, 720)
  const isHot = !options.inquiry && chance(`${key} hot`, 9)
  const tags: DemoTag[] = []
  if (listedDaysAgo <= 45) tags.push('new')
  if (isHot) tags.push('hot')
  if (discount > 0) tags.push('sale')
  const isMedicine = options.medicine ?? false
  return {
    key,
    supplier: brand.supplier,
    brandKey: line.brand,
    categoryKey: shelf.category,
    storeKey: isMedicine ? 'tsuen-wan' : 'kwai-chung',
    name: both(line.name),
    sellingPoint: both(line.point),
    detailHtml: detailHtml(line, shelf, facts),
    producer: brand.maker,
    ceCode: options.ce ? `CE 9${numberOf(`${line.brand} body`, 100, 999)}` : '',
    // K6…: no such number has been given, so none is borrowed.
    fdaCode: options.fda ? `K6${numberOf(`${key} fda`, 10_000, 99_999)}` : '',
    parameters: facts.slice(1).map(([name, value]) => ({ name: both(name), value: both(value) })),
    tags,
    isMedicine,
    listedDaysAgo,
    sales: salesOf(line, key, isHot),
    recommended: chance(`${key} recommended`, 8) ? 1 : 0,
    art: { type: line.art, seed: numberOf(`${key} art`, 0, 0x7fffffff) },
    variants: axis.map((choice, at) => demoVariant(line, choice, at, articleStem, now)),
  }
}

/** The demo shop's shelves; the same for the same day, whoever asks. */
export const demoCatalogue = (now: Date): DemoCatalogue => ({
  categories: demoCategories(),
  brands: demoBrands(),
  stores,
  products: shelves.flatMap((each) => each.lines.map((line) => demoProduct(line, each, now))),
})

export type { DemoExpress, DemoStore, StoreKey } from './stores'
