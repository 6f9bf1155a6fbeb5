import { placesIn, type Said } from '@cusp/kernel'
import type { Editable } from '../text'

export type NotAccepted = {
  readonly failure: 'textMissing' | 'textPlaceUnknown' | 'textPlaceMissing' | 'textPlaceSecret'
  readonly field: keyof Said
  readonly place: string
}

/** The first brace that is no known place: what somebody has mistyped would go out to a clinic as it stands. */
const unknownPlace = (text: string, places: Editable['places']): string | undefined =>
  [...text.matchAll(/\{(\w+)\}|[{}][^{}\s]*/g)].find(
    ([, name]) => name === undefined || !Object.hasOwn(places, name),
  )?.[0]

/** What stands against saying this, in the order in which it is read. */
export function whyNotAccepted({ places, resultCode }: Editable, { subject, text }: Said): NotAccepted | undefined {
  const hasSubject = resultCode === null
  if (hasSubject && subject === '') return { failure: 'textMissing', field: 'subject', place: '' }
  if (hasSubject && /[\r\n]/.test(subject)) return { failure: 'textMissing', field: 'subject', place: '' }
  if (text === '') return { failure: 'textMissing', field: 'text', place: '' }
  for (const [field, said] of [
    ['subject', hasSubject ? subject : ''],
    ['text', text],
  ] as const) {
    const place = unknownPlace(said, places)
    if (place !== undefined) return { failure: 'textPlaceUnknown', field, place }
  }
  const secret = placesIn(subject).find((name) => places[name]?.isSecret)
  if (secret !== undefined) return { failure: 'textPlaceSecret', field: 'subject', place: `{${secret}}` }
  const said = new Set(placesIn(text))
  const missing = Object.keys(places).find((name) => places[name]?.isNeeded && !said.has(name))
  return missing === undefined ? undefined : { failure: 'textPlaceMissing', field: 'text', place: `{${missing}}` }
}
