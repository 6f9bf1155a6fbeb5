import { describe, expect, it } from 'vitest'
import { visitorAddress } from './visitor-address'

describe('the address of a page for all visitors', () => {
  it.each([
    ['/', '/'],
    ['/product/100604', '/product/100604'],
    ['/search?keyword=gloves', '/search?keyword=gloves'],
    ['/brandIndex?key=A', '/brandIndex?key=A'],
    ['/about/3', '/about/3'],
    ['/active11/1?from=mail', '/active11/1'],
    ['/question?words=gloves&x=1', '/question?words=gloves'],
    ['/questiondetails/2/delivery?x=1', '/questiondetails/2/delivery'],
  ])('keeps %s', (url, address) => {
    expect(visitorAddress(url)).toBe(address)
  })

  it('keeps the language that an address says, and brings its spellings together', () => {
    expect(visitorAddress('/zh-Hant/product/100604?utm_source=mail')).toBe('/zh-Hant/product/100604')
    expect(visitorAddress('/zh-Hant/')).toBe('/zh-Hant')
    expect(visitorAddress('/zh-Hant?utm_source=mail')).toBe('/zh-Hant')
    expect(visitorAddress('/zh-Hant/shopCart')).toBeUndefined()
  })

  it('drops what the page does not read and puts the rest in one order', () => {
    expect(visitorAddress('/?utm_source=mail')).toBe('/')
    expect(visitorAddress('/search?pageIndex=2&x=1&keyword=a+b')).toBe('/search?keyword=a+b&pageIndex=2')
    expect(visitorAddress('/search?keyword=a+b&pageIndex=2')).toBe(visitorAddress('/search?pageIndex=2&keyword=a%20b'))
  })

  it.each([
    '/shopCart',
    '/login',
    '/user/orderList',
    '/pay/1',
    '/product/1.data',
    '/product/a%2Fb',
    '/?preview=1.now.drafts.x',
    '/?utm_source=mail&preview=1',
    `/search?keyword=${'x'.repeat(600)}`,
  ])('keeps nothing of %s', (url) => {
    expect(visitorAddress(url)).toBeUndefined()
  })
})
