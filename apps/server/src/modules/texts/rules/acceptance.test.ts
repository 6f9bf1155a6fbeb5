import { describe, expect, it } from 'vitest'
import type { Editable } from '../text'
import { whyNotAccepted } from './acceptance'
import { editables } from './editables'

const same = (text: string) => ({ en: text, 'zh-Hant': text })
const said = { subject: 'Code', text: '{code} for {purpose}' }
const letter: Editable = {
  key: 'code',
  resultCode: null,
  about: same('Code'),
  places: {
    code: { about: same('Code'), sample: same('1'), isNeeded: true, isSecret: true },
    purpose: { about: same('Purpose'), sample: same('log in') },
  },
  says: { en: said, 'zh-Hant': said, 'zh-Hans': said },
}
const judge = (subject: string, text: string) => whyNotAccepted(letter, { subject, text })

describe('a text', () => {
  it('may leave out what it is of use without', () => {
    expect(judge('Your code', 'It is {code}.')).toBeUndefined()
  })

  it.each(['{cod}', '{ code }', '{code', 'code}', '{{code}}', '{}', '{constructor}'])('may not name %s', (place) => {
    expect(judge('Your code', `{code} ${place}`)).toMatchObject({ failure: 'textPlaceUnknown', field: 'text' })
    expect(judge(place, '{code}')).toMatchObject({ failure: 'textPlaceUnknown', field: 'subject' })
  })

  it('must bring what it is of no use without', () => {
    expect(judge('Your code', 'For {purpose}')).toEqual({ failure: 'textPlaceMissing', field: 'text', place: '{code}' })
  })

  it('keeps secrets out of its subject', () => {
    expect(judge('{code}', '{code}')).toEqual({ failure: 'textPlaceSecret', field: 'subject', place: '{code}' })
  })

  it('is not empty, and its subject is one line', () => {
    expect(judge('', '{code}')).toMatchObject({ failure: 'textMissing', field: 'subject' })
    expect(judge('a\nb', '{code}')).toMatchObject({ failure: 'textMissing', field: 'subject' })
    expect(judge('a', '')).toMatchObject({ failure: 'textMissing', field: 'text' })
  })

  it('has no subject where it is the sentence of a refusal', () => {
    expect(whyNotAccepted({ ...letter, resultCode: 2000 }, { subject: '', text: '{code}' })).toBeUndefined()
  })
})

it('accepts what the shop says of itself', () => {
  for (const refusal of editables([]))
    for (const own of Object.values(refusal.says))
      expect([refusal.key, whyNotAccepted(refusal, own)]).toEqual([refusal.key, undefined])
})
