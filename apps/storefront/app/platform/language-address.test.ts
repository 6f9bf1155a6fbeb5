import { describe, expect, it } from 'vitest'
import { addressIn, splitAddress } from './language-address'

describe('an address that says its language', () => {
  it.each([
    ['/zh-Hant', '/'],
    ['/zh-Hant/', '/'],
    ['/zh-Hant?x=1', '/?x=1'],
    ['/zh-Hant/product/100604', '/product/100604'],
    ['/zh-Hant/search?keyword=%E6%89%8B', '/search?keyword=%E6%89%8B'],
  ])('is %s for %s', (url, plain) => {
    expect(splitAddress(url)).toEqual({ language: 'zh-Hant', plain })
  })

  it.each(['/', '/product/zh-Hant', '/zh-Hantology', '/zh-hant/product/1', '/en'])('is not %s', (url) => {
    expect(splitAddress(url)).toEqual({ language: undefined, plain: url })
  })

  it('is plain in English and made from the plain one in Chinese', () => {
    for (const plain of ['/', '/?x=1', '/product/1', '/search?keyword=a']) {
      expect(addressIn('en', plain)).toBe(plain)
      expect(splitAddress(addressIn('zh-Hant', plain))).toEqual({ language: 'zh-Hant', plain })
      expect(addressIn('zh-Hans', plain)).toBe(addressIn('zh-Hant', plain))
    }
  })
})
