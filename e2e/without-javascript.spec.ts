import { addressesOf } from './places'
import { expect, test } from './test'
import { wordsOf } from './words'

const { home, product, search, shell } = wordsOf.en

test('without JavaScript, home, results and product show what they are about', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  const place = await addressesOf('clinic@cusp.example')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: home.recommended })).toBeVisible()
  expect(await page.getByRole('article').count()).toBeGreaterThan(10)
  await expect(page.getByText('Log in to see prices').first()).toBeVisible()

  await page.getByRole('combobox', { name: shell.searchLabel }).fill('gloves')
  await page.getByRole('button', { name: shell.search, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'gloves' })).toBeVisible()
  await expect(page.getByRole('region', { name: search.results }).getByRole('article').first()).toBeVisible()
  await page.getByRole('region', { name: search.results }).getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('table', { name: product.variants }).getByRole('row').nth(1)).toBeVisible()

  await page.goto(place('/product/{variant}'))
  await expect(page.getByRole('heading', { level: 2, name: product.details })).toBeVisible()
})

test('without JavaScript, a clinic logs in, fills its cart and places an order', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  const { account, cart, orders, payment } = wordsOf.en
  await page.goto('/login')
  await page.getByLabel(account.email).fill('tsuenwan@cusp.example')
  await page.getByLabel(account.password, { exact: true }).fill('cusp2026')
  await page.getByRole('button', { name: account.logInTitle }).click()
  await page.getByRole('combobox', { name: shell.searchLabel }).fill('Plaque disclosing tablets')
  await page.getByRole('button', { name: shell.search, exact: true }).click()
  await page.getByRole('article').getByRole('link', { name: 'Plaque disclosing tablets', exact: true }).click()
  await page.getByRole('button', { name: product.addToCart }).click()
  await page.goto('/shopCart')
  await page.getByRole('button', { name: cart.placeOrder }).click()
  await page.getByRole('button', { name: orders.place }).click()
  await expect(page.getByRole('heading', { level: 1, name: payment.title })).toBeVisible()
})
