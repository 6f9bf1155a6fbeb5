import type { Language, LocalizedText } from './language'

/** Something that a text names as `{name}`. */
export type Place = {
  readonly about: LocalizedText
  /** Stands for it where a text is shown before it is sent. */
  readonly sample: LocalizedText
  /** Without it the text is of no use. */
  readonly isNeeded?: boolean
  /** Never in a subject, which lists and lock screens show. */
  readonly isSecret?: boolean
}

export type Said = { readonly subject: string; readonly text: string }

/** A text that the shop sends, in every language, with the places that it may name. */
export type Template<P extends string = string> = {
  /** `clinic.approved`: unlike any other in the shop. */
  readonly key: string
  /** When it is sent. */
  readonly about: LocalizedText
  readonly places: Readonly<Record<P, Place>>
  readonly says: Readonly<Record<Language, Said>>
}

export const template = <P extends string>(given: Template<P>): Template<P> => given

/** A template for one reader. */
export type Draft = {
  readonly template: Template
  readonly language: Language
  readonly values: Readonly<Record<string, string>>
}

export const draft = <P extends string>(
  from: Template<P>,
  language: Language,
  values: Readonly<Record<NoInfer<P>, string>>,
): Draft => ({ template: from, language, values })

/** Puts values into `{places}`; a place without a value stays. What a value holds is never taken for a place. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place))

/** What is sent: in the template's own words, or in those that have taken their place. */
export function written({ template: from, language, values }: Draft, instead?: Said): Said {
  const { subject, text } = instead ?? from.says[language]
  // A subject is one line, whatever is put into it.
  return { subject: fill(subject, values).replace(/\s+/g, ' ').trim(), text: fill(text, values) }
}

/** The names of the `{places}` in a text, each once. */
export const placesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
]

/** Whether a text names these places and no others, and all that it is of no use without. */
export function fitsPlaces(
  places: Readonly<Record<string, Pick<Place, 'isNeeded'>>>,
  { subject, text }: Said,
): boolean {
  const named = placesIn(text)
  const isKnown = [...placesIn(subject), ...named].every((name) => Object.hasOwn(places, name))
  return isKnown && Object.entries(places).every(([name, { isNeeded }]) => !isNeeded || named.includes(name))
}
