import type { IllustrationType } from '../illustrations'
import type { BrandKey } from './brands'
import type { ShelfKey } from './categories'
import type { Pair } from './pair'

/** One choice along an axis; `code` ends the article number. */
export type Choice = {
  readonly code: string
  readonly label: Pair
  /** Price against the first variant's. */
  readonly factor?: number
  /** Pieces in the unit, where the choice is a pack size. */
  readonly pieces?: number
}
export type Axis = readonly Choice[]

export type Unit = Pair

export const piece: Unit = ['piece', '件']
export const stick: Unit = ['piece', '支']
export const instrument: Unit = ['piece', '把']
export const box: Unit = ['box', '盒']
export const pack: Unit = ['pack', '包']
export const bag: Unit = ['bag', '袋']
export const bottle: Unit = ['bottle', '樽']
export const jar: Unit = ['jar', '罐']
export const can: Unit = ['can', '罐']
export const tub: Unit = ['tub', '桶']
export const tube: Unit = ['tube', '支']
export const syringe: Unit = ['syringe', '支']
export const kit: Unit = ['kit', '套']
export const roll: Unit = ['roll', '卷']
export const pair: Unit = ['pair', '對']
export const carton: Unit = ['carton', '箱']
export const machine: Unit = ['unit', '部']

export type Options = {
  /** The variants; without it there is one. */
  readonly axis?: Axis
  readonly unit?: Unit
  /** Pieces in one unit. */
  readonly contains?: number
  readonly step?: number
  /** Pieces a clinic may have in live orders. */
  readonly limit?: number
  readonly discount?: number
  readonly stock?: 'plenty' | 'low' | 'out' | number
  readonly medicine?: boolean
  readonly inquiry?: boolean
  readonly ce?: boolean
  readonly fda?: boolean
  /** Shelf life; without it the goods do not expire. */
  readonly expiryMonths?: number
  /** What each further variant costs more, in percent of the first. */
  readonly priceGrowth?: number
  readonly parameters?: readonly (readonly [nameEn: string, nameZh: string, valueEn: string, valueZh: string])[]
  /** Takes the place of the shelf's own paragraph. */
  readonly detail?: Pair
}

export type Line = {
  readonly brand: BrandKey
  readonly art: IllustrationType
  /** HKD cents of the first variant. */
  readonly price: number
  readonly name: Pair
  readonly point: Pair
  readonly options: Options
}

/** One product; the price is the first variant's in HKD cents, so 48_00 is HK$48. */
export const line = (
  brand: BrandKey,
  art: IllustrationType,
  price: number,
  name: Pair,
  point: Pair,
  options: Options = {},
): Line => ({ brand, art, price, name, point, options })

export type Shelf = {
  readonly category: ShelfKey
  /** What such goods are for, shown on every product of the shelf. */
  readonly about: Pair
  /** How to keep or handle them. */
  readonly care: Pair
  readonly lines: readonly Line[]
}

/** The products of one second-level category; `usual` applies where a line does not say otherwise. */
export const shelf = (category: ShelfKey, about: Pair, care: Pair, usual: Options, lines: readonly Line[]): Shelf => ({
  category,
  about,
  care,
  lines: lines.map((each) => ({ ...each, options: { ...usual, ...each.options } })),
})

const codeOf = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Choices named one by one; the code is taken from the English text. */
export const choices = (...labels: readonly Pair[]): Axis => labels.map((label) => ({ code: codeOf(label[0]), label }))

/** Every choice of the first axis with every choice of the second. */
export const cross = (first: Axis, second: Axis): Axis =>
  first.flatMap((a) =>
    second.map((b) => ({
      code: `${a.code}-${b.code}`,
      label: [`${a.label[0]}, ${b.label[0]}`, `${a.label[1]}，${b.label[1]}`] as const,
    })),
  )

const numbered =
  (unitEn: string, unitZh: string) =>
  (...values: readonly (number | string)[]) =>
    values.map(
      (value): Choice => ({
        code: codeOf(String(value).replace('.', 'P')),
        label: [`${value}${unitEn}`, `${value}${unitZh}`],
      }),
    )

export const lengths = numbered(' mm', ' 毫米')
export const centimetres = numbered(' cm', ' 厘米')
export const metres = numbered(' m', ' 米')
export const millilitres = numbered(' ml', ' 毫升')
export const litres = numbered(' L', ' 公升')
export const grams = numbered(' g', ' 克')

/** Numbers as printed on forceps, elevators, curettes and clamps. */
export const patterns = (...numbers: readonly (number | string)[]): Axis =>
  numbers.map((n) => ({ code: codeOf(String(n).replace('/', 'X')), label: [`No. ${n}`, `${n} 號`] as const }))

export const shades = (...names: readonly string[]): Axis =>
  names.map((name) => ({ code: codeOf(name.replace('.', '')), label: [`Shade ${name}`, `${name} 色`] as const }))

/** Pack sizes; a bigger pack costs less a piece. */
export const packsOf = (...counts: readonly number[]): Axis => {
  const first = counts[0] ?? 1
  return counts.map((n, i) => ({
    code: `P${n}`,
    label: [`Pack of ${n}`, `${n} 件裝`] as const,
    factor: (n / first) * (1 - 0.04 * i),
    pieces: n,
  }))
}

export const gauges = (...names: readonly string[]): Axis =>
  names.map((name) => ({ code: codeOf(name), label: [`${name} mm`, `${name} 毫米`] as const }))

/** ISO head sizes of burs in tenths of a millimetre. */
export const headSizes = (...sizes: readonly string[]): Axis =>
  sizes.map((size) => ({ code: size, label: [`ISO ${size}`, `ISO ${size} 號`] as const }))

export const arches = choices(['Upper', '上顎'], ['Lower', '下顎'])
export const gloveSizes = choices(
  ['XS', '加細碼 XS'],
  ['S', '細碼 S'],
  ['M', '中碼 M'],
  ['L', '大碼 L'],
  ['XL', '加大碼 XL'],
)
export const smallMediumLarge = choices(['S', '細碼 S'], ['M', '中碼 M'], ['L', '大碼 L'])
export const surgicalSizes = patterns('6', '6.5', '7', '7.5', '8')
export const endodonticSizes = patterns('15', '20', '25', '30', '35', '40')
export const fileLengths = lengths(21, 25, 31)
export const tapers = choices(['Taper .02', '錐度 .02'], ['Taper .04', '錐度 .04'], ['Taper .06', '錐度 .06'])
export const classicShades = shades('A1', 'A2', 'A3', 'A3.5', 'B1', 'B2', 'C2')
export const settings = choices(['Fast set', '快凝'], ['Regular set', '標準凝固'])
export const flavours = choices(['Mint', '薄荷味'], ['Strawberry', '士多啤梨味'], ['Orange', '香橙味'])
export const colours = choices(['Blue', '藍色'], ['Pink', '粉紅色'], ['Green', '綠色'])
