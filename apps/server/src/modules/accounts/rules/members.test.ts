import { idFrom } from '@cusp/kernel'
import { describe, expect, it } from 'vitest'
import { whyNotChanged } from './members'

const member = (id: string, isAdmin = false) => ({ id: idFrom<'Account'>(id), isAdmin })
const clinic = [member('lee', true), member('ho'), member('ng', true)]
const small = [member('lee', true), member('ho')]

describe('whyNotChanged', () => {
  it.each([
    ['an administrator removes a colleague', clinic, 'lee', 'ho', 'gone', undefined],
    ['an administrator leaves while there is another one', clinic, 'lee', 'lee', 'gone', undefined],
    ['the last administrator leaves', small, 'lee', 'lee', 'gone', 'lastClinicAdmin'],
    ['the last administrator steps down', small, 'lee', 'lee', { isAdmin: false }, 'lastClinicAdmin'],
    ['the last administrator takes another role', small, 'lee', 'lee', { isAdmin: true }, undefined],
    ['an administrator appoints another one', small, 'lee', 'ho', { isAdmin: true }, undefined],
    ['a colleague appoints themselves', small, 'ho', 'ho', { isAdmin: true }, 'notClinicAdmin'],
    ['somebody of another clinic is meant', small, 'lee', 'ng', 'gone', 'notFound'],
    ['somebody of another clinic tries', small, 'ng', 'ho', 'gone', 'notClinicAdmin'],
  ] as const)('%s', (_, members, by, id, to, refusal) => {
    expect(whyNotChanged(members, by, { id, to })).toBe(refusal)
  })
})
