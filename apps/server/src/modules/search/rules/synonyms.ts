import { type FoldHan, pairsOf, piecesOf, stem } from './tokens'

/** A Latin word by its stem, or one Chinese character: what texts are compared by, wherever a run is cut. */
export type Unit = { readonly text: string; readonly isHan: boolean }

export function unitsOf(text: string, foldHan: FoldHan): Unit[] {
  return piecesOf(text, foldHan).flatMap((piece): Unit[] =>
    piece.kind === 'latin'
      ? [{ text: stem(piece.text), isHan: false }]
      : Array.from(piece.text, (character) => ({ text: character, isHan: true })),
  )
}

/** What the index is asked for these units: words as they are, neighbouring characters in pairs. */
export function termsOf(units: readonly Unit[]): string[] {
  const terms: string[] = []
  let run = ''
  const close = () => {
    const characters = Array.from(run)
    if (characters.length === 1) terms.push(`'${run}':*`)
    else if (characters.length > 1) terms.push(...pairsOf(run).map((pair) => `'${pair}'`))
    run = ''
  }
  for (const unit of units) {
    if (unit.isHan) run += unit.text
    else {
      close()
      terms.push(`'${unit.text}'`)
    }
  }
  close()
  return terms
}

type Phrase = { readonly units: readonly Unit[]; readonly query: string }

/** Groups of words that mean the same, ready to be recognised in what is typed. */
export type Synonyms = ReadonlyMap<string, readonly Phrase[]>

export const noSynonyms: Synonyms = new Map()

/** Each group is a list of words or phrases, in any language, each of which stands for all of them. */
export function synonymsFrom(groups: readonly (readonly string[])[], foldHan: FoldHan): Synonyms {
  const byFirst = new Map<string, Phrase[]>()
  for (const group of groups) {
    const phrases = group.map((phrase) => unitsOf(phrase, foldHan)).filter((units) => units.length > 0)
    const query = `(${[...new Set(phrases.map((units) => `(${termsOf(units).join(' & ')})`))].join(' | ')})`
    for (const units of phrases) {
      const first = units[0]?.text ?? ''
      byFirst.set(first, [...(byFirst.get(first) ?? []), { units, query }])
    }
  }
  // The longest first: "hand sanitiser" before "hand".
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.units.length - a.units.length)
  return byFirst
}

/** The longest phrase that begins at this place, with how many units it covers. */
export function phraseAt(
  units: readonly Unit[],
  at: number,
  synonyms: Synonyms,
): { readonly length: number; readonly queries: readonly string[] } | undefined {
  const here = (synonyms.get(units[at]?.text ?? '') ?? []).filter((phrase) =>
    phrase.units.every((unit, i) => units[at + i]?.text === unit.text),
  )
  const length = here[0]?.units.length
  if (length === undefined) return undefined
  // A word may stand in more than one group.
  return { length, queries: here.filter((phrase) => phrase.units.length === length).map(({ query }) => query) }
}
