import { randomUUID } from 'node:crypto'
import { Buyer, money } from './buyer'
import { rows } from './database'
import { Operator } from './operator'
import { expect, test } from './test'
import { filled, wordsOf } from './words'

/** A demo clinic that is approved and has received nothing yet. */
const newClinic = 'northpoint@cusp.example'
const oldClinic = 'clinic@cusp.example'
const week = 'Everything for the first week (demo)'

test('a new clinic sees the prices of the zone, five products more at a time, and orders at them', async ({ page }) => {
  const buyer = new Buyer(page)
  const { newCustomers, product, orders } = buyer.words
  await page.goto('/newCustomers')
  await buyer.expectNoPrices()
  await expect(page.getByText(newCustomers.logInTitle)).toBeVisible()

  await buyer.logIn(newClinic)
  await page.goto('/newCustomers')
  const activity = page.getByRole('region', { name: week })
  const cards = activity.getByRole('article')
  await expect(cards).toHaveCount(5)
  await expect(cards.first()).toContainText(money)
  await activity.getByRole('link', { name: filled(newCustomers.moreOf, { count: 5, name: week }) }).click()
  await expect(cards).toHaveCount(10)
  await activity.getByRole('link', { name: filled(newCustomers.moreOf, { count: 3, name: week }) }).click()
  await expect(cards).toHaveCount(13)
  await expect(activity.getByText(filled(newCustomers.all, { count: 13 }))).toBeVisible()

  // One whose product can be ordered by the piece.
  const [goods] = await rows<{ id: string; name: string; offered: number }>(
    `select v.id, p.name ->> 'en' as name, (o ->> 'hkd')::int as offered from variant v join product p on p.id = v.product_id
     join stock s on s.variant_id = v.id, jsonb_array_elements(v.offers) o
     where o ->> 'activity' is not null and v.step = 1 and s.on_hand - s.reserved > 20 and v.purchase_limit = 0
       and (select count(*) from variant x where x.product_id = p.id and x.is_on_shelf) = 1 order by v.id limit 1`,
  )
  const offered = `${((goods?.offered ?? 0) / 100).toFixed(2)}`
  await page.goto(`/product/${goods?.id}?tagType=3`)
  await expect(page.getByRole('heading', { level: 1, name: goods?.name ?? '', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: product.addToCart, exact: true })).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(offered)
  await page.getByRole('button', { name: product.buyNow, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: orders.confirmTitle })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(offered)
})

test('a clinic that has received an order is told why the prices are not its own', async ({ page }) => {
  const buyer = new Buyer(page, 'en')
  const { newCustomers } = buyer.words
  await buyer.logIn(oldClinic)
  await page.goto('/newCustomers')
  await expect(page.getByText(newCustomers.notNewTitle)).toBeVisible()
  const card = page.getByRole('region', { name: week }).getByRole('article').first()
  await expect(card).toContainText(money)
  await expect(card.locator('del, s')).toHaveCount(0)
  await expect(card.getByRole('link').first()).not.toHaveAttribute('href', /tagType/)
})

test('coupons are dragged sideways, and moved with the keyboard', async ({ openBrowser }) => {
  const page = await openBrowser({ viewport: { width: 400, height: 800 } })
  const buyer = new Buyer(page)
  await buyer.logIn(newClinic)
  await page.goto('/newCustomers')
  const strip = page.getByRole('list', { name: buyer.words.newCustomers.couponsScroll })
  const scrolled = () => strip.evaluate((list) => list.scrollLeft)
  await strip.scrollIntoViewIfNeeded()
  const box = await strip.boundingBox()
  if (!box) throw new Error('the coupons have no place')
  await expect(async () => {
    await page.mouse.move(box.x + 250, box.y + 40)
    await page.mouse.down()
    await page.mouse.move(box.x + 60, box.y + 40, { steps: 6 })
    await page.mouse.up()
    expect(await scrolled()).toBeGreaterThan(40)
  }).toPass({ timeout: 10_000 })
  await strip.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(scrolled).toBeLessThan(40)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the zone shows everything, and more products behind a link', async ({ page }) => {
    const { newCustomers, home } = wordsOf.en
    await page.goto('/')
    await page
      .getByRole('navigation', { name: home.navigation })
      .getByRole('link', { name: newCustomers.title })
      .click()
    const activity = page.getByRole('region', { name: week })
    await expect(activity.getByRole('article')).toHaveCount(5)
    await activity.getByRole('link', { name: filled(newCustomers.moreOf, { count: 5, name: week }) }).click()
    await expect(activity.getByRole('article')).toHaveCount(10)
  })
})

test('an operator makes an activity, previews it, publishes it, and takes it back', async ({ page, openBrowser }) => {
  const title = `Trial ${randomUUID().slice(0, 8)}`
  const operator = new Operator(page)
  const { homePage, shown, languages, nav, picker } = operator.words
  const [goods] = await rows<{ id: string; name: string; article: string }>(
    `select v.id, p.name ->> 'en' as name, v.article_number as article from variant v join product p on p.id = v.product_id
     where v.is_on_shelf and p.is_on_shelf and not v.is_on_inquiry and v.price_hkd > 5000 and v.offers = '[]'
     order by p.id desc, v.id limit 1`,
  )
  await operator.logIn('marketing@cusp.example')
  await operator.goTo(nav.newCustomers)
  await page.getByRole('button', { name: homePage.create, exact: true }).click()
  const drawer = page.getByRole('dialog', {
    name: filled(homePage.created, { kind: homePage.kinds.newCustomerActivity }),
  })
  await drawer.getByLabel(`${shown.name} (${languages.en})`).fill(title)
  await drawer.getByLabel(`${shown.name} (${languages['zh-Hant']})`).fill(`${title} 中文`)
  await drawer.getByRole('button', { name: homePage.addOffered }).click()
  const picking = page.getByRole('dialog', { name: picker.title })
  await picking.getByRole('searchbox').fill(goods?.article ?? '')
  await expect(picking.getByRole('listitem')).toHaveCount(1)
  await picking.getByRole('button', { name: new RegExp(`^${picker.choose}`) }).click()
  const price = drawer.getByRole('textbox', { name: filled(homePage.priceHkdOf, { name: goods?.name ?? '' }) })
  await price.fill('999999')
  await drawer.getByRole('button', { name: shown.publishNow, exact: true }).click()
  await expect(drawer.getByText(/A promotion price must be lower/)).toBeVisible()
  await price.fill('12.34')
  await drawer.getByRole('button', { name: shown.saveDraft }).click()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row.getByText(shown.states.draft, { exact: true })).toBeVisible()

  await page.getByRole('button', { name: shown.preview }).click()
  const opening = page.context().waitForEvent('page')
  await page.getByRole('dialog').getByRole('button', { name: shown.openPreview }).click()
  const preview = await opening
  await expect(preview.getByText(wordsOf.en.home.previewDrafts)).toBeVisible()
  await expect(preview.getByRole('region', { name: title })).toBeVisible()
  await expect(preview.locator('body')).not.toContainText('12.34')
  await page.keyboard.press('Escape')

  const shop = await openBrowser()
  const buyer = new Buyer(shop)
  await buyer.logIn(newClinic)
  await shop.goto('/newCustomers')
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(shop.getByRole('region', { name: title })).toHaveCount(0)

  await row.getByRole('button', { name: shown.publish, exact: true }).click()
  await operator.answer(filled(shown.publishTitle, { name: title }), shown.publish)
  await expect(row.getByText(shown.states.live)).toBeVisible()
  await expect(async () => {
    await shop.goto('/newCustomers')
    await expect(shop.getByRole('region', { name: title })).toContainText('12.34', { timeout: 2_000 })
  }).toPass({ timeout: 20_000 })

  await row.getByRole('button', { name: shown.withdraw, exact: true }).click()
  await operator.answer(filled(shown.withdrawTitle, { name: title }), shown.withdraw)
  await expect(async () => {
    await shop.goto(`/product/${goods?.id}?tagType=3`)
    await expect(shop.getByRole('main')).not.toContainText('12.34', { timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  await row.getByRole('button', { name: shown.remove, exact: true }).click()
  await operator.answer(filled(shown.removeTitle, { name: title }), shown.remove)
  await expect(row).toHaveCount(0)
})
