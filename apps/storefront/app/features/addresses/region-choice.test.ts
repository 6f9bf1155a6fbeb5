import { expect, it } from 'vitest'
import { codeOf, lineOf, nameOf } from './region-choice'

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

it('writes an address by the names of its places, not by their codes', () => {
  expect(lineOf(place, 'en')).toBe('12/F, 88 Lockhart Road, Wan Chai, Hong Kong')
  const inChinese = { ...place, province: 'HK●香港', district: 'HK-wan-chai●灣仔區' }
  expect(lineOf(inChinese, 'zh-Hant')).toBe('香港灣仔區 12/F, 88 Lockhart Road')
})
