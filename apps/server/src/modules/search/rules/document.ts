import type { LocalizedText } from '@cusp/kernel'
import { compactArticle, type FoldHan, headMark, headsOf, tokensOf, vectorOf, wordsOf } from './tokens'

export type Findable = {
  readonly name: LocalizedText
  readonly sellingPoint: LocalizedText
  readonly producer: string
  readonly brandName: LocalizedText
  readonly categoryName: LocalizedText
  readonly parentCategoryName: LocalizedText | null
  readonly articleNumbers: readonly string[]
  readonly standards: readonly LocalizedText[]
}

const everyLanguage = (text: LocalizedText): string[] => [
  text.en,
  text['zh-Hant'],
  ...(text['zh-Hans'] ? [text['zh-Hans']] : []),
]

/** What a product is found by: its name first, then brand and article numbers, then category and selling point. */
export function documentOf(product: Findable, foldHan: FoldHan) {
  const tokens = (texts: readonly string[]) => texts.flatMap((text) => tokensOf(text, foldHan))
  const articles = [...new Set(product.articleNumbers.map(compactArticle))].filter((article) => article !== '')
  const names = everyLanguage(product.name)
  const others = [
    ...everyLanguage(product.categoryName),
    ...(product.parentCategoryName ? everyLanguage(product.parentCategoryName) : []),
    ...everyLanguage(product.sellingPoint),
    ...product.standards.flatMap(everyLanguage),
  ]
  const brand = [...everyLanguage(product.brandName), product.producer]
  return {
    tokens: vectorOf([
      ['A', [...tokens(names), ...names.flatMap((name) => headsOf(name, foldHan)).map((head) => headMark + head)]],
      ['B', [...tokens(brand), ...articles.map((article) => article.toLowerCase()), ...tokens(product.articleNumbers)]],
      ['C', tokens(others)],
    ]),
    articles: ` ${articles.join(' ')} `,
    words: [...new Set([...names, ...brand, ...others].flatMap(wordsOf))],
  }
}
