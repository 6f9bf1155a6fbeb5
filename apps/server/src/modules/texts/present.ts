import type { texts } from '@cusp/contract'
import { inLanguage, type Language, languages } from '@cusp/kernel'
import type { Editable, Edited } from './text'

const inForce = (edited: readonly Edited[], language: Language): Edited | undefined =>
  edited.find((each) => each.language === language && !each.isRestored)

const kindOf = ({ resultCode }: Editable) => (resultCode === null ? ('letter' as const) : ('refusal' as const))

/** `edited` is what has become of this text. */
export function textRow(text: Editable, edited: readonly Edited[], language: Language): texts.TextRow {
  const { subject, text: body } = inForce(edited, language) ?? text.says[language]
  return {
    key: text.key,
    kind: kindOf(text),
    resultCode: text.resultCode,
    about: inLanguage(text.about, language),
    subject,
    text: body,
    editedIn: languages.filter((each) => inForce(edited, each) !== undefined),
    changedAt: edited.reduce<Date | null>((last, { at }) => (last !== null && last > at ? last : at), null),
  }
}

export function textDetail(
  text: Editable,
  edited: readonly Edited[],
  history: readonly Edited[],
  language: Language,
): texts.TextDetail {
  return {
    key: text.key,
    kind: kindOf(text),
    resultCode: text.resultCode,
    about: inLanguage(text.about, language),
    places: Object.entries(text.places).map(([name, place]) => ({
      name,
      about: inLanguage(place.about, language),
      sample: inLanguage(place.sample, language),
      isNeeded: place.isNeeded ?? false,
      isSecret: place.isSecret ?? false,
    })),
    languages: languages.map((each) => {
      const now = inForce(edited, each)
      const { subject, text: body } = now ?? text.says[each]
      return {
        language: each,
        subject,
        text: body,
        builtIn: text.says[each],
        isEdited: now !== undefined,
        version: edited.find((one) => one.language === each)?.version ?? 0,
      }
    }),
    history: history.map(({ at, by, language: of, subject, text: body, isRestored, version }) => ({
      at,
      by,
      language: of,
      subject,
      text: body,
      isRestored,
      version,
    })),
  }
}
