import { type FailureDetail, type FailureName, failureNames, failures } from '@cusp/contract'
import {
  type Draft,
  fill,
  fitsPlaces,
  inLanguage,
  type Language,
  languages,
  type Place,
  placesIn,
  type Said,
  type Template,
  written,
} from '@cusp/kernel'

/** What operators have put in the place of a built-in text, in one language. */
export type EditedText = Said & { readonly key: string; readonly language: Language }

/** Under which key the sentence of a refusal is edited. */
const refusalKey = (name: FailureName): string => `refusal.${name}`
/** A refusal may name what its built-in sentence names, all of it. */
const needed: Place = { about: { en: '', 'zh-Hant': '' }, sample: { en: '', 'zh-Hant': '' }, isNeeded: true }
const placesOfRefusals = failureNames.map(
  (name) =>
    [refusalKey(name), Object.fromEntries(placesIn(failures[name].says.en).map((place) => [place, needed]))] as const,
)
const refusalKeys = new Map(failureNames.map((name) => [name, refusalKey(name)]))

/** The words of every letter and refusal as this process knows them: nothing is asked of the database to say something. */
export class Wording {
  private edited = new Map<Language, ReadonlyMap<string, Said>>()
  private readonly placesOf: ReadonlyMap<string, Template['places']>

  constructor(readonly templates: readonly Template[]) {
    this.placesOf = new Map([...templates.map(({ key, places }) => [key, places] as const), ...placesOfRefusals])
    if (new Set(templates.map(({ key }) => key)).size < templates.length) throw new Error('two templates have one key')
  }

  /**
   * Puts these in the place of all that were edited before. Words that no longer fit, because a release has taken a place away
   * or asks for another, give way to the built-in ones: nobody is sent a letter with a hole in it.
   */
  adopt(texts: readonly EditedText[]): void {
    const fitting = texts.filter((each) => {
      const places = this.placesOf.get(each.key)
      return places !== undefined && fitsPlaces(places, each)
    })
    this.edited = new Map(
      languages.map((language) => [
        language,
        new Map(fitting.filter((each) => each.language === language).map((each) => [each.key, each])),
      ]),
    )
  }

  letter(draft: Draft): Said {
    return written(draft, this.edited.get(draft.language)?.get(draft.template.key))
  }

  /** The sentence of a failure, with `{n}`-like places filled. */
  sentence(name: FailureName, language: Language, params: FailureDetail['params'] = {}): string {
    return fill(this.sentenceUnfilled(name, language), params)
  }

  /** Simplified says what Traditional says where it has no words of its own. */
  sentenceUnfilled(name: FailureName, language: Language): string {
    const key = refusalKeys.get(name) ?? refusalKey(name)
    const edited = this.edited.get(language)?.get(key)?.text
    if (edited !== undefined) return edited
    const own = failures[name].says
    const isLent = language === 'zh-Hans' && !own['zh-Hans']
    return isLent ? this.sentenceUnfilled(name, 'zh-Hant') : inLanguage(own, language)
  }
}
