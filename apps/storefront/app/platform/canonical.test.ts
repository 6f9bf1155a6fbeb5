import { describe, expect, it } from 'vitest'
import { canonicalOf } from './canonical'
import { landingAddress } from './landing-address'

describe('the address of a page for search engines', () => {
  it('is without what the page does not read, in each language', () => {
    expect(canonicalOf('/?utm_source=mail', {})).toEqual({ english: '/', chinese: '/zh-Hant' })
    expect(canonicalOf('/brandIndex?key=A&ref=x', {})).toEqual({
      english: '/brandIndex?key=A',
      chinese: '/zh-Hant/brandIndex?key=A',
    })
  })

  it('is the one that the loader names where several lead to one thing', () => {
    expect(canonicalOf('/product/100604', { address: '/product/100601' })).toEqual({
      english: '/product/100601',
      chinese: '/zh-Hant/product/100601',
    })
  })

  it('is none for what belongs to somebody and for what the loader leaves out', () => {
    for (const path of ['/shopCart', '/user/orderList', '/pay/1', '/login', '/no/such/page'])
      expect(canonicalOf(path, {})).toBeUndefined()
    expect(canonicalOf('/search?keyword=gloves', { address: null })).toBeUndefined()
  })
})

describe('results that engines may keep', () => {
  const found = 30
  it('are all products, one category or one brand, page by page, under one address each', () => {
    expect(landingAddress({ keyword: 'ALL', pageIndex: 1 }, found)).toBe('/search?keyword=ALL')
    expect(landingAddress({ pageIndex: 2 }, found)).toBe('/search?keyword=ALL&pageIndex=2')
    expect(landingAddress({ categoryId: '7', searchType: 'categoryId', title: 'Anything', pageIndex: 1 }, found)).toBe(
      '/search?searchType=categoryId&categoryId=7',
    )
    expect(landingAddress({ brandId: '9', keyword: 'ALL', pageIndex: 3 }, found)).toBe(
      '/search?searchType=brandId&brandId=9&pageIndex=3',
    )
  })

  it('are none that somebody looked for, sorted or narrowed, nor empty ones', () => {
    expect(landingAddress({ keyword: 'gloves', pageIndex: 1 }, found)).toBeNull()
    expect(landingAddress({ categoryId: '7', orderBy: 'newestFirst', pageIndex: 1 }, found)).toBeNull()
    expect(landingAddress({ categoryId: '7', brandId: '9', pageIndex: 1 }, found)).toBeNull()
    expect(landingAddress({ categoryId: '7', more: 'brandId', pageIndex: 1 }, found)).toBeNull()
    expect(landingAddress({ categoryId: '7', pageIndex: 1 }, 0)).toBeNull()
  })
})
