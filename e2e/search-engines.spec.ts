import type { APIRequestContext } from '@playwright/test'
import { money } from './buyer'
import { addressesOf } from './places'
import { environment } from './setup/environment'
import { expect, test } from './test'
import { clinicPages, openPages } from './visits'
import { wordsOf } from './words'

const { product, shell } = wordsOf.en
const origin = () => environment('SHOP_URL')

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&')

/** What a page says of itself to whoever reads its bytes and nothing else. */
async function headOf(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const html = await (await request.get(path, { headers })).text()
  const tags = html.match(/<(?:link|meta)\b[^>]*>/g) ?? []
  const links = (rel: string) => tags.filter((tag) => attribute(tag, 'rel') === rel)
  const meta = (name: string) => {
    const found = tags.find((tag) => attribute(tag, 'name') === name || attribute(tag, 'property') === name)
    return found && attribute(found, 'content')
  }
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return {
    html,
    language: attribute(/<html[^>]*>/.exec(html)?.[0] ?? '', 'lang'),
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    canonical: links('canonical').map((tag) => attribute(tag, 'href')),
    alternates: Object.fromEntries(
      links('alternate').map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')] as const),
    ),
    meta,
    isLeftOut: meta('robots')?.includes('noindex') === true,
    data: data.map(([, text]) => JSON.parse(text ?? '') as { '@type': string }),
  }
}

test('every open page has one address in each language, and each names the other', async ({ request }) => {
  const place = await addressesOf('clinic@cusp.example')
  const shared = openPages.filter(({ path }) =>
    /^\/(?:$|product|brandIndex|about|questiondetails|question$|search\?keyword=ALL)/.test(path),
  )
  expect(shared.length).toBeGreaterThan(5)
  const titles = new Set<string>()
  for (const { name, path } of shared) {
    const english = await headOf(request, place(path))
    const [canonical] = english.canonical
    expect(english.canonical, name).toHaveLength(1)
    expect(english.language).toBe('en')
    expect(english.isLeftOut, name).toBe(false)
    expect(english.alternates['x-default']).toBe(canonical)
    expect(english.alternates.en).toBe(canonical)
    expect(english.meta('description')?.length, name).toBeGreaterThan(20)
    expect(english.meta('og:image')).toMatch(/^http.*\.(?:png|webp)$/)
    expect(english.meta('og:url')).toBe(canonical)
    titles.add(english.title ?? '')

    // As a crawler asks: no cookie, no language.
    const other = new URL(english.alternates['zh-Hant'] ?? '')
    const chinese = await headOf(request, `${other.pathname}${other.search}`)
    expect(chinese.language, name).toBe('zh-Hant-HK')
    expect(chinese.canonical).toEqual([other.href])
    expect(chinese.alternates).toEqual(english.alternates)
    expect(chinese.title).not.toBe(english.title)
    for (const page of [english, chinese]) expect(page.html.replace(/<style.*?<\/style>/gs, '')).not.toMatch(money)
  }
  expect(titles.size, 'each page has a title of its own').toBe(shared.length)
})

test('engines leave out what belongs to somebody, what was looked for, and what is not there', async ({ request }) => {
  const place = await addressesOf('clinic@cusp.example')
  const paths = [
    ...clinicPages.map(({ path }) => path),
    '/login',
    '/register',
    '/search?keyword=gloves',
    '/question?words=gloves',
    '/search?keyword=ALL&orderBy=7',
    '/search?keyword=ALL&categoryId={category}&more=brandId',
    '/no/such/page',
  ]
  for (const path of paths) {
    const head = await headOf(request, place(path))
    expect(head.isLeftOut, path).toBe(true)
    expect(head.canonical, path).toEqual([])
  }
})

test('the map names pages by the very addresses that they name themselves', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const parts = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place ?? '')
  expect(parts.length).toBeGreaterThanOrEqual(2)
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin()}/sitemap.xml`)
  for (const part of parts) {
    const text = await (await request.get(part)).text()
    const places = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => (place ?? '').replaceAll('&amp;', '&'))
    // One of each kind of page, in both languages, and a few products.
    const kinds = new Map(places.map((place) => [place.replace(/[^/=]*$/, ''), place]))
    for (const place of [...kinds.values()].slice(0, 12)) {
      const head = await headOf(request, place)
      expect(head.canonical, place).toEqual([place])
      expect(head.isLeftOut, place).toBe(false)
    }
  }
})

test('a product tells engines what it is, and nobody what it costs', async ({ request }) => {
  const place = await addressesOf('clinic@cusp.example')
  const head = await headOf(request, place('/product/{variant}'))
  const described = head.data.find((each) => each['@type'] === 'Product')
  expect(described).toMatchObject({ name: expect.any(String), brand: { '@type': 'Brand' }, sku: expect.any(String) })
  expect(JSON.stringify(head.data)).not.toMatch(/"(?:offers|price|priceCurrency|lowPrice|availability)"/)
  expect(head.data.map((each) => each['@type'])).toContain('BreadcrumbList')
  const home = await headOf(request, '/')
  expect(home.data.map((each) => each['@type'])).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
  expect(JSON.stringify(home.data)).toContain(`${origin()}/search?keyword={search_term_string}`)
})

test('whoever comes to a Chinese address stays among Chinese ones, and has chosen nothing', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: origin(), locale: 'en-HK' })
  const page = await context.newPage()
  await page.goto('/zh-Hant')
  const chinese = wordsOf['zh-Hant']
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/zh-Hant\/product\//)
  await expect(page.getByRole('heading', { level: 2, name: chinese.product.details })).toBeVisible()
  await page.getByRole('combobox', { name: chinese.shell.searchLabel }).fill('手套')
  await page.getByRole('button', { name: chinese.shell.search, exact: true }).click()
  await expect(page).toHaveURL(/\/zh-Hant\/search\?keyword=/)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect((await context.cookies()).filter(({ name }) => name === 'language')).toEqual([])

  // The switch chooses, and the plain address follows the choice.
  await page.getByRole('banner').locator('summary').first().click()
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL(/:\d+\/search\?keyword=/)
  await expect(page.getByRole('combobox', { name: shell.searchLabel })).toBeVisible()
  await page.goto('/zh-Hant/shopCart')
  await expect(page).toHaveURL(/\/zh-Hant\/login\?next=/)
  expect(new URL(page.url()).searchParams.get('next')).toBe('/shopCart')
  await page.goto('/')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: product.details })).toBeVisible()
  await context.close()
})
