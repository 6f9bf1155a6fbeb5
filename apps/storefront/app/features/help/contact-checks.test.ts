import { expect, it } from 'vitest'
import { contactProblems } from './contact-checks'

const typed = { name: 'Dr Lee', email: 'lee@clinic.hk', areaCode: '+852', phone: '', message: 'Hello' }
const problems = (some: object) =>
  Object.values(contactProblems({ ...typed, ...some })).filter((problem) => problem !== undefined)

it('a message to the shop needs a name, an email and words; a phone only where one is typed', () => {
  expect(problems({})).toEqual([])
  expect(problems({ name: ' ', email: '', message: '\n' })).toEqual(['nameMissing', 'emailMissing', 'messageMissing'])
  expect(problems({ email: 'lee@clinic' })).toEqual(['emailWrong'])
  expect(problems({ phone: '6123 4567' })).toEqual([])
  expect(problems({ phone: '6123' })).toEqual(['phoneWrong'])
  expect(problems({ areaCode: '+853', phone: '66123456' })).toEqual([])
})
