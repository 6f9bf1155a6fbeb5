import { describe, expect, it } from 'vitest'
import { addressLine } from './address'

describe('addressLine', () => {
  it.each([
    ['en', ['Hong Kong', '', 'Wan Chai', '88 Lockhart Road', '12/F'], '12/F, 88 Lockhart Road, Wan Chai, Hong Kong'],
    ['en', ['Hong Kong', '', 'Wan Chai', '駱克道88號', '12樓'], '12樓, 駱克道88號, Wan Chai, Hong Kong'],
    ['zh-Hant', ['香港', '', '灣仔區', '駱克道88號', '12樓1203室'], '香港灣仔區駱克道88號12樓1203室'],
    [
      'zh-Hant',
      ['香港', '', '灣仔區', '88 Lockhart Road', 'Unit 3, 12/F'],
      '香港灣仔區 Unit 3, 12/F, 88 Lockhart Road',
    ],
    ['zh-Hant', ['香港', '', '灣仔區', '駱克道88號', '12/F'], '香港灣仔區駱克道88號 12/F'],
    ['zh-Hant', ['香港', '', '灣仔區', '88 Lockhart Road', '12樓'], '香港灣仔區 88 Lockhart Road 12樓'],
    ['zh-Hant', ['香港', '', '中西區', '德輔道中 12', '3樓'], '香港中西區德輔道中 12 3樓'],
    ['zh-Hant', ['香港', '', '中西區', '德輔道中12號', 'A座3樓'], '香港中西區德輔道中12號A座3樓'],
    ['zh-Hans', ['广东省', '深圳市', '南山区', ' 科苑路 8 号 ', ''], '广东省深圳市南山区科苑路 8 号'],
    ['zh-Hant', ['', '', '', '', ''], ''],
    ['en', ['', '', '', '', ''], ''],
  ] as const)('writes it in %s as people read it: %j', (language, parts, line) => {
    expect(addressLine(parts, language)).toBe(line)
  })
})
