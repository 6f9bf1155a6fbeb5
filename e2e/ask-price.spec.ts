import { Buyer } from './buyer'
import { rows } from './database'
import { mailsTo } from './mail'
import { Operator } from './operator'
import { expect, test } from './test'

test('a clinic asks for the price of goods on inquiry, and the shop answers by mail', async ({ page, openBrowser }) => {
  // Not asked for yet: this may be another try.
  const [goods] = await rows<{ id: string; name: string; article: string }>(
    `select v.id, p.name ->> 'en' as name, v.article_number as article from variant v join product p on p.id = v.product_id
     where v.is_on_inquiry and v.is_on_shelf and p.is_on_shelf
       and not exists (select 1 from enquiry e where e.variant_id = v.id) order by v.id limit 1`,
  )
  const { id = '', article = '', name = '' } = goods ?? {}
  const email = 'tsuenwan@cusp.example'
  const buyer = new Buyer(page)
  const { product } = buyer.words
  await buyer.logIn(email)
  await buyer.search(name)
  await page
    .getByRole('article')
    .getByRole('link', { name: `${product.askPrice}: ${name}` })
    .first()
    .click()
  const card = page.locator('#ask-price')
  await card.getByLabel(product.askPieces).fill('3')
  const choice = card.getByRole('combobox')
  if ((await choice.count()) > 0) await choice.selectOption(id)
  await card.getByLabel(product.askMessage).fill('With installation, please')
  await card.getByRole('button', { name: product.askSend }).click()
  await expect(card.getByText(new RegExp(`^${product.priceAskedText.split('{')[0]}`))).toBeVisible()

  const desk = await openBrowser()
  const operator = new Operator(desk)
  const { nav, enquiries } = operator.words
  await operator.logIn('support@cusp.example')
  await operator.goTo(nav.enquiries)
  await desk.getByRole('row').filter({ hasText: article }).getByRole('button').first().click()
  const drawer = desk.getByRole('dialog')
  await expect(drawer.getByText('With installation, please')).toBeVisible()
  await expect(drawer.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('href', /\/products\//)
  const before = (await mailsTo(email)).length
  await drawer.getByLabel(enquiries.answer, { exact: true }).fill('HK$ 41,000 each, installation included')
  await drawer.getByRole('button', { name: enquiries.send }).click()
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(before)
  await expect(async () => {
    await page.goto(`/product/${id}`)
    await expect(card.getByRole('button', { name: product.askSend })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
})

test('a product’s film plays without sound while it is in view', async ({ openBrowser }) => {
  const page = await openBrowser({ reducedMotion: 'no-preference' })
  const [goods] = await rows<{ id: string }>(
    `select v.id from variant v join product p on p.id = v.product_id
     where p.name ->> 'en' = 'Ultrasonic scaler with LED handpiece' order by v.position limit 1`,
  )
  await page.goto(`/product/${goods?.id}`)
  const film = page.locator('video')
  const isPlaying = () => film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0)
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused)
  await expect(film).toHaveCount(1)
  expect(await isPaused()).toBe(true)
  await expect(async () => {
    await film.scrollIntoViewIfNeeded()
    await expect.poll(isPlaying, { timeout: 3_000 }).toBe(true)
  }).toPass({ timeout: 30_000 })
  expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(isPaused).toBe(true)

  const calm = await openBrowser({ reducedMotion: 'reduce' })
  await calm.goto(`/product/${goods?.id}`)
  await calm.locator('video').scrollIntoViewIfNeeded()
  await expect(calm.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await calm.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
})
