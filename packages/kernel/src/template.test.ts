import { expect, it } from 'vitest'
import { draft, fill, fitsPlaces, template, written } from './template'

const same = (text: string) => ({ en: text, 'zh-Hant': text })
const says = { subject: 'News for {name}', text: 'Hello {name}: {reason}' }
const news = template({
  key: 'news',
  about: same('News'),
  places: {
    name: { about: same('Name'), sample: same('Lee') },
    reason: { about: same('Reason'), sample: same('Rain') },
  },
  says: { en: says, 'zh-Hant': says, 'zh-Hans': says },
})

it('fills every place, and takes nothing of a value for a place', () => {
  expect(fill('{a} {b} {a}', { a: '{b}', b: 2 })).toBe('{b} 2 {b}')
})

it('leaves a place without a value, also one that is called like a part of every object', () => {
  expect(fill('{a} {constructor}', {})).toBe('{a} {constructor}')
})

it('keeps a subject on one line, whatever is put into it', () => {
  const sent = written(draft(news, 'en', { name: 'Lee\r\nBcc: all', reason: 'a\nb' }))
  expect(sent).toEqual({ subject: 'News for Lee Bcc: all', text: 'Hello Lee\r\nBcc: all: a\nb' })
})

it('says it in other words where there are some', () => {
  const sent = written(draft(news, 'zh-Hans', { name: 'Lee', reason: '' }), { subject: 'New', text: 'Hi {name}' })
  expect(sent).toEqual({ subject: 'New', text: 'Hi Lee' })
})

it('tells whether words fit their places: none unknown, none missing that is needed', () => {
  const places = { code: { isNeeded: true }, name: {} }
  expect(fitsPlaces(places, { subject: '{name}', text: '{code}' })).toBe(true)
  expect(fitsPlaces(places, { subject: '{code}', text: '{name}' })).toBe(false)
  expect(fitsPlaces(places, { subject: '', text: '{code} {gone}' })).toBe(false)
  expect(fitsPlaces(places, { subject: '{gone}', text: '{code}' })).toBe(false)
})
