import { describe, expect, it } from 'vitest'
import { visitorAddress } from './visitor-address'

describe('the address of a page for all visitors', () => {
  it.each([
    ['/', '/'],
    ['/product/100604', '/product/100604'],
    ['/search?keyword=gloves', '/search?keyword=gloves'],
    ['/brandIndex?key=A', '/brandIndex?key=A'],
    ['/about/3', '/about/3'],
  ])('keeps %s', (url, address) => {
    expect(visitorAddress(url)).toBe(address)
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
