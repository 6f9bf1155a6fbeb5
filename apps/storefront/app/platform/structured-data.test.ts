import { expect, it } from 'vitest'
import { breadcrumbList, productData, scriptText, website } from './structured-data'

const english = { publicOrigin: 'https://shop.example', language: 'en' } as const
const chinese = { ...english, language: 'zh-Hant' } as const

const gloves = {
  id: '100601',
  productName: 'Nitrile gloves',
  brandName: 'Sure',
  sellingPoint: 'Thin',
  description: '',
  firstCName: 'Infection control',
  secondCName: 'Gloves',
  producer: '',
  pictures: ['/pictures/a-{0}.webp'],
}

it('describes a product to engines with everything but what it costs', () => {
  const data = productData(english, { ...gloves, ...{ discountPrice: 1, price: 2 } }, 'GL-1')
  expect(data).toMatchObject({
    '@type': 'Product',
    name: 'Nitrile gloves',
    url: 'https://shop.example/product/100601',
    image: ['https://shop.example/pictures/a-1024x1024.webp'],
    sku: 'GL-1',
    category: 'Infection control > Gloves',
  })
  expect(JSON.stringify(data)).not.toMatch(/offer|price|currency|availability/i)
})

it('keeps to the language of its page', () => {
  expect(productData(chinese, gloves, undefined).url).toBe('https://shop.example/zh-Hant/product/100601')
  expect(breadcrumbList(chinese, [{ label: '首頁', href: '/' }, { label: '手套' }])).toMatchObject({
    itemListElement: [
      { position: 1, name: '首頁', item: 'https://shop.example/zh-Hant' },
      { position: 2, name: '手套' },
    ],
  })
  expect(JSON.stringify(website(chinese, 'Cusp'))).toContain(
    'https://shop.example/zh-Hant/search?keyword={search_term_string}',
  )
})

it('cannot be left by a name that ends a script', () => {
  const text = scriptText({ name: '</script><script>alert(1)</script>' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' })
})
