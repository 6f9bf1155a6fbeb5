const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

/** In lower case and plain width. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** What a reader sees of sanitised HTML. */
const seen = (html: string): string =>
  html.replace(/<[^>]*>/g, ' ').replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign)

type Searched = { readonly name: string; readonly content: string }

/** Those that hold every one of the words; those with all of them in their name stand first, otherwise the order stays. */
export function questionsWith<T extends Searched>(questions: readonly T[], words: string): T[] {
  const wanted = folded(words)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (wanted.length === 0) return []
  const holds = (text: string) => wanted.every((word) => text.includes(word))
  const found = questions.filter(({ name, content }) => holds(folded(`${name} ${seen(content)}`)))
  const isNamed = ({ name }: T) => holds(folded(name))
  return [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))]
}
