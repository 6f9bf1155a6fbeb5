import { type FailureDetail, type FailureName, failureNames, failures } from '@cusp/contract'
import { type Draft, fill, inLanguage, type Language, languages, type Said, type Template, written } from '@cusp/kernel'

/** What operators have put in the place of a built-in text, in one language. */
export type EditedText = Said & { readonly key: string; readonly language: Language }

/** Under which key the sentence of a refusal is edited. */
export const refusalKey = (name: FailureName): string => `refusal.${name}`
const refusalKeys = new Map(failureNames.map((name) => [name, refusalKey(name)]))

/** The words of every letter and refusal as this process knows them: nothing is asked of the database to say something. */
export class Wording {
  private edited = new Map<Language, ReadonlyMap<string, Said>>()

  constructor(readonly templates: readonly Template[]) {
    if (new Set(templates.map(({ key }) => key)).size < templates.length) throw new Error('two templates have one key')
  }

  /** Puts these in the place of all that were edited before. */
  adopt(texts: readonly EditedText[]): void {
    this.edited = new Map(
      languages.map((language) => [
        language,
        new Map(texts.filter((each) => each.language === language).map((each) => [each.key, each])),
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
