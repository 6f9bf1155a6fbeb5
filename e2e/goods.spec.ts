import { Buyer } from './buyer'
import { rows } from './database'
import { Operator } from './operator'
import { expect, test } from './test'
import { wordsOf } from './words'

const { product } = wordsOf.en
const name = 'Sodium bicarbonate polishing powder'

async function variantOf(of: string): Promise<string> {
  const [row] = await rows<{ id: string }>(
    `select v.id from variant v join product p on p.id = v.product_id where p.name->>'en' = $1 order by v.position limit 1`,
    [of],
  )
  return row?.id ?? ''
}

test('an operator adds a document and a parameter, and everybody sees and downloads them', async ({
  page,
  openBrowser,
}) => {
  const operator = new Operator(page)
  const { nav, products, common, languages } = operator.words
  await operator.logIn('catalogue@cusp.example')
  await operator.goTo(nav.products)
  await operator.searchFor(products.searchHint, 'Prophy')
  const [row] = await rows<{ id: string; name: string }>(
    `select p.id, p.name->>'en' as name from product p where p.name->>'en' ilike '%prophy%' order by p.id limit 1`,
  )
  await page.goto(`/backoffice/products/${row?.id}`)
  await page
    .locator('input[type=file][accept^="application/pdf"]')
    .setInputFiles({ name: 'Care sheet.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
  await expect(page.getByLabel(`${products.documentName} (${languages.en})`)).toHaveValue('Care sheet')
  await page.getByRole('button', { name: products.addParameter }).click()
  for (const [field, text] of [
    [products.parameterName, 'Grain'],
    [products.parameterValue, 'Fine as flour'],
  ] as const) {
    await page.getByLabel(`${field} (${languages.en})`).last().fill(text)
    await page.getByLabel(`${field} (${languages['zh-Hant']})`).last().fill(text)
  }
  await page.getByRole('button', { name: common.save, exact: true }).click()
  await expect(page.getByText(common.saved, { exact: true })).toBeVisible()

  const visitor = await openBrowser()
  const variant = await variantOf(row?.name ?? '')
  await expect(async () => {
    await visitor.goto(`/product/${variant}`)
    await expect(visitor.getByText('Fine as flour')).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 15_000 })
  const link = visitor.getByRole('link', { name: 'Care sheet' })
  const waiting = visitor.waitForEvent('download')
  await link.click()
  expect((await waiting).suggestedFilename()).toBe('Care sheet.pdf')
  const answer = await visitor.request.get((await link.getAttribute('href')) ?? '', { headers: { range: 'bytes=0-3' } })
  expect(answer.status()).toBe(206)
  expect(await answer.text()).toBe('%PDF')
  expect(answer.headers()).toMatchObject({
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
    'content-range': 'bytes 0-3/15',
  })
})

test('a clinic sees a promotion with its countdown, and the usual price when it has ended', async ({ page }) => {
  const buyer = new Buyer(page, 'en')
  await buyer.logIn('clinic@cusp.example')
  const variant = await variantOf(name)
  const [before] = await rows<{ id: string; product: string }>(
    `select o.id, o.product_id as product from promotion o join variant v on v.product_id = o.product_id where v.id = $1`,
    [variant],
  )
  await rows(
    `update promotion set counts_down = true, shows_price_background = true, ends_at = now() + interval '12 seconds' where id = $1`,
    [before?.id],
  )
  await rows('select keep_offers($1)', [before?.product])
  await page.goto(`/product/${variant}`)
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByText('HK$96.00').first()).toBeVisible()
  await expect(page.getByRole('timer')).toBeHidden({ timeout: 30_000 })
  await expect(page.getByText('HK$96.00')).toHaveCount(0)
  await expect(page.getByText('HK$128.00').first()).toBeVisible()
})

test('coupons, bundle, gift and enlarged picture are reached with keys alone', async ({ page }) => {
  const buyer = new Buyer(page, 'en')
  await buyer.logIn('clinic@cusp.example')
  await page.goto(`/product/${await variantOf('Ultrasonic scaler with LED handpiece')}`)
  await expect(page.getByRole('heading', { name: product.bundle })).toBeVisible()
  await expect(page.getByRole('list', { name: product.gifts }).first()).toBeVisible()
  await page.getByRole('button', { name: product.moreCoupons, exact: true }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: product.couponsTitle })
  await expect(dialog.getByText('For the hygiene room (demo)')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: product.zoom }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: product.related })).toBeVisible()
})

test('a visitor sees all variants without script, and neither promotion nor coupon', async ({ openBrowser }) => {
  const visitor = await openBrowser()
  const html = await (await visitor.request.get(`/product/${await variantOf(name)}`)).text()
  expect(html).not.toContain(product.promotionEnds)
  expect(html).not.toContain(product.couponsTitle)
  const [many] = await rows<{ id: string; articles: string[] }>(
    `select min(id) as id, array_agg(article_number) as articles from variant where is_on_shelf group by product_id having count(*) > 4 limit 1`,
  )
  const page = await (await visitor.request.get(`/product/${many?.id}`)).text()
  for (const article of many?.articles ?? []) expect(page).toContain(article)
})
