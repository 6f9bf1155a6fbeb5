import { expect, it } from 'vitest'
import { missingPart } from './completeness'

const whole = {
  name: 'Chan Siu Ming',
  areaCode: '+852',
  phone: '61234567',
  province: 'HK',
  city: '',
  district: 'HK-wan-chai',
  street: '1 Queen’s Road East',
  address: '12/F',
}

it.each([
  ['nothing', {}, undefined],
  ['nothing when there is no unit', { address: '' }, undefined],
  ['a name', { name: '' }, 'name'],
  ['an area code that the shop knows', { areaCode: '+44' }, 'areaCode'],
  ['a number of that area', { phone: '123' }, 'phone'],
  ['a district of Hong Kong', { district: 'CN-GD-shenzhen' }, 'district'],
  ['a street', { street: '' }, 'street'],
] as const)('misses %s', (_, change, missing) => {
  expect(missingPart({ ...whole, ...change })).toBe(missing)
})
