import { inLanguage, type Language, type LocalizedText } from '@cusp/kernel'

/** A category or brand among the results, with the link that narrows to it. */
export function facet(
  { id, count }: { readonly id: string; readonly count: number },
  names: readonly { readonly id: string; readonly name: LocalizedText }[],
  by: 'categoryId' | 'brandId',
  language: Language,
): { id: string; name: string; title: string; count: number; link: string } {
  const found = names.find((each) => each.id === id)
  const name = found ? inLanguage(found.name, language) : ''
  return { id, name, title: name, count, link: `/search?searchType=${by}&${by}=${id}` }
}
