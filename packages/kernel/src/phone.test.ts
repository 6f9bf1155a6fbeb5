import { describe, expect, it } from 'vitest'
import { areaCodeFrom, emailShape, isPhone } from './phone'

describe('phone numbers', () => {
  it.each([
    ['+852', '61234567', true],
    ['+852', '6123456', false],
    ['+86', '13812345678', true],
    ['+86', '12812345678', false],
    ['+1', '2025550123', true],
    ['+853', '66123456', true],
  ] as const)('%s %s is a number: %s', (area, number, valid) => {
    expect(isPhone(area, number)).toBe(valid)
  })

  it('reads a plus that a query string turned into a space', () => {
    expect(areaCodeFrom(' 852')).toBe('+852')
    expect(areaCodeFrom('+44')).toBeUndefined()
  })
})

describe('email addresses', () => {
  it.each([
    ['desk@clinic.com.hk', true],
    ['a.b+orders@smile.dentist', true],
    ['no-at.example.com', false],
    ['a@b', false],
    ['a b@c.hk', false],
  ])('%s is an address: %s', (address, valid) => {
    expect(emailShape.test(address)).toBe(valid)
  })
})
