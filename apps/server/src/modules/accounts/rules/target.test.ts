import { describe, expect, it } from 'vitest'
import { isRecoverable, loginTarget, targetOf } from './target'

describe('targetOf', () => {
  it('keeps an email in lower case', () => {
    expect(targetOf({ email: 'Desk@Clinic.HK' })).toEqual({
      channel: 'mail',
      key: 'desk@clinic.hk',
      email: 'desk@clinic.hk',
    })
  })

  it('takes a number without an area code to be in Hong Kong', () => {
    expect(targetOf({ phone: '61234567' })).toMatchObject({ channel: 'sms', key: '+852 61234567' })
  })

  it('prefers the email when both are given', () => {
    expect(targetOf({ email: 'a@b.hk', phone: '61234567' })).toMatchObject({ key: 'a@b.hk' })
  })

  it.each([
    [{}, 'email'],
    [{ email: 'not an address' }, 'email'],
    [{ phone: '123' }, 'phone'],
    [{ phone: '61234567', areaCode: '+44' }, 'areaCode'],
  ] as const)('finds in %o the problem %s', (typed, problem) => {
    expect(targetOf(typed)).toEqual({ problem })
  })
})

describe('loginTarget', () => {
  it('reads an @ as an email and anything else as a phone number', () => {
    expect(loginTarget('A@B.hk', undefined)?.key).toBe('a@b.hk')
    expect(loginTarget('13812345678', '+86')?.key).toBe('+86 13812345678')
    expect(loginTarget('somebody', undefined)).toBeUndefined()
  })
})

describe('isRecoverable', () => {
  it.each([
    [{ phone: '51234567' }, true],
    [{ phone: '81234567' }, true],
    [{ phone: '21234567' }, false],
    [{ phone: '66123456', areaCode: '+853' }, true],
    [{ email: 'a@b.hk' }, true],
  ] as const)('%o: %s', (typed, expected) => {
    const target = targetOf(typed)
    if ('problem' in target) throw new Error(target.problem)
    expect(isRecoverable(target, '5689')).toBe(expected)
  })
})
