import { expect, it } from 'vitest'
import { addressLine, codeOf, nameOf } from './region-choice'

const place = {
  province: 'HK●Hong Kong',
  city: '',
  district: 'HK-wan-chai●Wan Chai',
  street: '88 Lockhart Road',
  address: '12/F',
}

it('takes code and name of a place apart', () => {
  expect(codeOf('HK-sha-tin●Sha Tin')).toBe('HK-sha-tin')
  expect(nameOf('HK-sha-tin●Sha Tin')).toBe('Sha Tin')
  expect(codeOf('')).toBe('')
})

it('writes an address from the unit outwards in English and from the region inwards in Chinese', () => {
  expect(addressLine(place, true)).toBe('12/F, 88 Lockhart Road, Wan Chai, Hong Kong')
  expect(addressLine(place, false)).toBe('Hong Kong Wan Chai 88 Lockhart Road 12/F')
})
