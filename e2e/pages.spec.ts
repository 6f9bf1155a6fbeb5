import { Buyer, money } from './buyer'
import { addressesOf } from './places'
import { expect, test } from './test'
import { openPages } from './visits'
import { wordsOf } from './words'

for (const language of ['en', 'zh-Hant'] as const)
  test(`every open page speaks ${language} throughout and shows no price`, async ({ openBrowser }) => {
    const place = await addressesOf('clinic@cusp.example')
    const page = await openBrowser({ language })
    for (const { path } of openPages) {
      await page.goto(place(path))
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en' : 'zh-Hant-HK')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('body')).not.toContainText(money)
    }
  })

for (const width of [360, 768, 1440])
  test(`no open page is wider than a screen of ${width} pixels`, async ({ openBrowser }) => {
    const page = await openBrowser({ viewport: { width, height: 800 } })
    const place = await addressesOf('clinic@cusp.example')
    for (const { name, path } of openPages) {
      await page.goto(place(path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(wide, name).toBeLessThanOrEqual(0)
    }
  })

test('names of goods in a cart have room on every screen', async ({ openBrowser }) => {
  const page = await openBrowser()
  const buyer = new Buyer(page)
  const goods = 'Plaque disclosing tablets'
  await buyer.logIn('yuenlong@cusp.example')
  await buyer.putIntoCart(goods)
  await buyer.openCart()
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const name = await page.getByRole('main').getByRole('link', { name: goods, exact: true }).boundingBox()
    expect.soft(name?.width, String(width)).toBeGreaterThan(150)
  }
})

test('a link that leads out of the shop is followed to known hosts only', async ({ page, watch }) => {
  watch.expectTrouble(/400/)
  for (const url of ['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)', '']) {
    const answer = await page.goto(`/transfer?url=${encodeURIComponent(url)}`)
    expect(answer?.status()).toBe(400)
    await expect(page.getByRole('heading', { level: 1, name: wordsOf.en.shell.leavesShopTitle })).toBeVisible()
  }
  await page.goto('/transfer?url=%2Fabout%2F1')
  await expect(page).toHaveURL(/\/about\/1$/)
})

test('a page that does not exist says so and leads back', async ({ page, watch }) => {
  const { shell } = wordsOf.en
  watch.expectTrouble(/404/)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: shell.notFoundTitle })).toBeVisible()
  await page.getByRole('link', { name: shell.backHome }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/product/does-not-exist')
  await expect(page.getByRole('heading', { level: 1, name: shell.notFoundTitle })).toBeVisible()
})
