import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Buyer, money } from './buyer'
import { Operator } from './operator'
import { expect, test } from './test'
import { filled, wordsOf } from './words'

/** On offer in the demo shop, cheaper than its list price. */
const onOffer = 'Sodium bicarbonate polishing powder'

/** What a builder uploads; all fields of pictures take it. */
async function givePictures(page: Page): Promise<void> {
  const { shown, languages } = wordsOf.en.office
  const buttons = page.getByRole('button', { name: new RegExp(`^${shown.upload}: .*\\(${languages.en}\\)$`) })
  const files = page.locator('input[type=file]')
  const buffer = await page.screenshot()
  // One field after the other: each waits for its picture before the next one is asked.
  const count = await files.count()
  for (let place = 0; place < count; place += 2) {
    await files.nth(place).setInputFiles({ name: 'event.png', mimeType: 'image/png', buffer })
    await expect(buttons).toHaveCount(count / 2 - place / 2 - 1)
  }
}

async function buildEvent(operator: Operator, title: string): Promise<void> {
  const { page, words } = operator
  const { nav, shown, specialEvents, languages, common } = words
  await operator.goTo(nav.specialEvents)
  await page.getByRole('button', { name: specialEvents.create }).click()
  await expect(page.getByRole('heading', { level: 1, name: specialEvents.create })).toBeVisible()
  const both = async (label: string, text: string, nth = 0) => {
    await page.getByLabel(`${label} (${languages.en})`).nth(nth).fill(text)
    await page.getByLabel(`${label} (${languages['zh-Hant']})`).nth(nth).fill(`${text} 中文`)
  }
  await both(shown.name, title)
  await page.getByLabel(specialEvents.colour).fill('#27345f')

  await page.getByRole('button', { name: specialEvents.addPictures }).click()
  await both(specialEvents.tag, 'Look')
  await both(specialEvents.heading, 'Have a look')
  await both(shown.name, 'All brands', 1)
  await page.getByLabel(shown.link).fill('https://evil.example/')
  await expect(page.getByText(shown.linkWrong)).toBeVisible()
  await page.getByLabel(shown.link).fill('/brandIndex')

  await page.getByRole('button', { name: specialEvents.addProducts }).click()
  await both(specialEvents.tag, 'Buy', 1)
  await both(specialEvents.heading, 'On offer', 1)
  const products = page.getByRole('combobox', { name: shown.products })
  await products.click()
  await products.fill(onOffer)
  await page.getByTitle(new RegExp(`^${onOffer} · `)).click()
  await givePictures(page)

  // Products go first, with the keyboard alone.
  const second = filled(specialEvents.kinds.products, { place: '2' })
  await page.getByRole('button', { name: filled(common.moveUp, { name: second }), exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(filled(specialEvents.kinds.products, { place: '1' }))).toBeVisible()
}

test('an operator builds, previews and publishes an event; visitors read it, and a clinic buys at its price', async ({
  page,
  openBrowser,
  watch,
}) => {
  test.slow()
  const title = `Fair ${randomUUID().slice(0, 8)}`
  const operator = new Operator(page)
  const { shown, specialEvents } = operator.words
  await operator.logIn('marketing@cusp.example')
  await buildEvent(operator, title)
  await page.getByRole('button', { name: shown.saveDraft }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(shown.states.draft, { exact: true })).toBeVisible()
  const address = `/active11/${page.url().split('/').at(-1)}`

  // The preview shows it; the address does not yet.
  await page.getByRole('button', { name: shown.preview }).click()
  const opening = page.context().waitForEvent('page')
  await page.getByRole('dialog').getByRole('button', { name: shown.openPreview }).click()
  const preview = await opening
  await expect(preview.getByText(wordsOf.en.home.previewDrafts)).toBeVisible()
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await preview.close()
  await page.keyboard.press('Escape')
  const visitor = await openBrowser()
  watch.expectTrouble(/404/)
  expect((await visitor.goto(address))?.status()).toBe(404)

  await page.getByRole('button', { name: shown.publishNow, exact: true }).click()
  await expect(page.getByText(shown.states.live, { exact: true })).toBeVisible()

  await expect(async () => {
    expect((await visitor.goto(address))?.status()).toBe(200)
  }).toPass({ timeout: 5_000 })
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(visitor.getByRole('heading', { level: 2 }).first()).toHaveText('On offer')
  await expect(visitor.getByRole('article').filter({ hasText: onOffer })).toBeVisible()
  await expect(visitor.getByRole('main')).not.toContainText(money)
  const tags = visitor.getByRole('navigation', { name: wordsOf.en.home.eventTags })
  await tags.getByRole('link', { name: 'Look' }).press('Enter')
  await expect(visitor.getByRole('heading', { name: 'Have a look' })).toBeInViewport()
  await visitor.getByRole('main').getByRole('link', { name: 'All brands' }).click()
  await expect(visitor).toHaveURL(/\/brandIndex$/)

  const chinese = await openBrowser({ language: 'zh-Hant' })
  await chinese.goto(address)
  await expect(chinese.getByRole('heading', { level: 1, name: `${title} 中文` })).toBeVisible()
  await expect(chinese.getByRole('link', { name: 'Look 中文' })).toBeVisible()

  const shop = await openBrowser()
  const buyer = new Buyer(shop)
  const { product, shell } = buyer.words
  await buyer.logIn('macau@cusp.example')
  await shop.goto(address)
  const card = shop.getByRole('article').filter({ hasText: onOffer })
  // What it costs now, and the list price that it costs less than.
  await expect(card.getByText(/25% off/)).toBeVisible()
  await expect(card.locator('s, del')).toHaveText(money)
  await card.getByRole('button', { name: filled(shell.quickAdd, { name: onOffer }) }).click()
  const dialog = shop.getByRole('dialog', { name: onOffer })
  await dialog.getByRole('spinbutton').first().press('ArrowUp')
  await dialog.getByRole('button', { name: product.addToCart }).click()
  await expect(shop.getByText(product.addedToCart).last()).toBeVisible()

  // Somebody else has the event open; what they type does not overwrite what is saved meanwhile.
  const colleague = await openBrowser()
  const other = new Operator(colleague)
  await other.logIn('catalogue@cusp.example')
  await colleague.goto(page.url())
  await colleague.getByLabel(`${specialEvents.remark} (${other.words.languages.en})`).fill('Theirs')
  await page.getByLabel(`${specialEvents.remark} (${operator.words.languages.en})`).fill('Mine')
  await page.getByRole('button', { name: shown.saveDraft }).click()
  await expect(page.getByText(shown.changedDraft)).toBeVisible()
  await colleague.getByRole('button', { name: shown.publishNow, exact: true }).click()
  await colleague.getByRole('button', { name: specialEvents.loadNewer }).click()
  await expect(colleague.getByLabel(`${specialEvents.remark} (${other.words.languages.en})`)).toHaveValue('Mine')

  await page.getByRole('button', { name: shown.remove, exact: true }).click()
  await operator.answer(filled(shown.removeTitle, { name: title }), shown.remove)
  await expect(page.getByRole('heading', { level: 1, name: operator.words.nav.specialEvents })).toBeVisible()
  await expect(async () => {
    expect((await visitor.goto(address))?.status()).toBe(404)
  }).toPass({ timeout: 5_000 })
})

test('an event can be read without JavaScript: its tags lead to its blocks', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  await page.goto('/active11/1')
  const tags = page.getByRole('navigation', { name: wordsOf.en.home.eventTags }).getByRole('link')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  expect(await headings.count()).toBeGreaterThanOrEqual(4)
  expect(await tags.count()).toBe(await headings.count())
  await tags.last().click()
  await expect(headings.last()).toBeInViewport()
  await expect(page.getByRole('main').locator('rect').first()).toHaveAttribute('fill', /^#[0-9a-f]{6}$/)
})
