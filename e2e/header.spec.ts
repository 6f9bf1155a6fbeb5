import type { Locator, Page } from '@playwright/test'
import { Buyer } from './buyer'
import { desktop, expect, phone, test } from './test'
import { filled, wordsOf } from './words'

const { shell, search, account } = wordsOf.en

const searchBox = (page: Page) => page.getByRole('combobox', { name: shell.searchLabel })
/** What the menu of categories opens. */
async function panelOf(page: Page): Promise<Locator> {
  const trigger = page.getByRole('banner').getByRole('link', { name: shell.allCategories })
  return page.locator(`[id="${await trigger.getAttribute('aria-controls')}"]`)
}

/** Asks until the page's script answers: a press that comes before it is lost to a combobox. */
async function openOffers(page: Page): Promise<void> {
  await expect(async () => {
    await searchBox(page).blur()
    await searchBox(page).focus()
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 })
  }).toPass()
}

test('the search box offers hot words, remembers searches and forgets them one by one', async ({ page }) => {
  await page.goto('/')
  await openOffers(page)
  const offers = page.getByRole('grid', { name: shell.searchSuggestions })
  await expect(offers.getByRole('rowgroup', { name: shell.searchHot }).getByRole('row').first()).toBeVisible()
  await expect(offers.getByRole('rowgroup', { name: shell.searchHistory })).toHaveCount(0)

  for (const word of ['gloves', 'mask', 'Gloves']) await new Buyer(page).search(word)
  await searchBox(page).fill('')
  const earlier = offers.getByRole('rowgroup', { name: shell.searchHistory })
  await expect(earlier.getByRole('row')).toHaveText(['Gloves', 'mask', shell.clearHistory])

  // By keyboard: the second line, its button, Enter.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
  const forget = offers.getByRole('gridcell', { name: filled(shell.forgetSearch, { what: 'mask' }) })
  await expect(forget).toHaveAttribute('aria-selected', 'true')
  await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', (await forget.getAttribute('id')) ?? 'none')
  await page.keyboard.press('Enter')
  await expect(earlier.getByRole('row')).toHaveText(['Gloves', shell.clearHistory])
  await earlier.getByText(shell.clearHistory).click()
  await expect(earlier).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(offers).toBeHidden()
})

test('suggestions come while somebody types, and the keys choose among them', async ({ page }) => {
  await page.goto('/')
  await openOffers(page)
  await searchBox(page).pressSequentially('glov')
  const offers = page.getByRole('grid', { name: shell.searchSuggestions })
  const first = offers.getByRole('rowgroup', { name: shell.searchSuggestions }).getByRole('gridcell').first()
  await expect(first).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  const word = (await first.textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(filled(search.titleFor, { what: word }))
})

test('Enter in the empty box takes the word that it shows', async ({ page }) => {
  await page.goto('/')
  await openOffers(page)
  const shown = (await searchBox(page).getAttribute('placeholder')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(filled(search.titleFor, { what: shown }))
})

test('the box shows hot words in turn, and stands still for those who ask for it', async ({ openBrowser }) => {
  const lively = await openBrowser({ reducedMotion: 'no-preference' })
  await lively.goto('/')
  const first = (await searchBox(lively).getAttribute('placeholder')) ?? ''
  await expect(searchBox(lively)).not.toHaveAttribute('placeholder', first)

  const still = await openBrowser({ reducedMotion: 'reduce' })
  await still.clock.install()
  await still.goto('/')
  await openOffers(still)
  await still.keyboard.press('Escape')
  await still.clock.runFor(10_000)
  await expect(searchBox(still)).toHaveAttribute('placeholder', first)
})

test('the header goes away on the way down and comes back with a shadow on the way up', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await openOffers(page)
  await page.keyboard.press('Escape')
  await searchBox(page).blur()
  await page.mouse.move(700, 600)
  await page.mouse.wheel(0, 900)
  await expect(header).not.toBeInViewport()
  await page.mouse.wheel(0, -200)
  await expect(header).toBeInViewport()
  await expect(header).not.toHaveCSS('box-shadow', 'none')

  // What has the focus is never hidden.
  await searchBox(page).focus()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  await expect(header).toBeInViewport()
  await searchBox(page).blur()
  await page.mouse.wheel(0, -5000)
  await expect(header).toHaveCSS('box-shadow', 'none')
})

test('the menu of categories is walked by keyboard alone', async ({ page }) => {
  await page.goto('/')
  const trigger = page.getByRole('banner').getByRole('link', { name: shell.allCategories })
  const categories = page.getByRole('navigation', { name: shell.categories })
  await expect(async () => {
    await trigger.focus()
    await page.keyboard.press('ArrowDown')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 })
  }).toPass()
  await expect(trigger).not.toBeFocused()
  const focused = categories.locator(':focus')
  const all = (name: string) => categories.getByRole('link', { name: filled(shell.allOf, { name }) })
  const first = (await focused.textContent()) ?? ''
  await expect(all(first)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(focused).not.toHaveText(first)
  const second = (await focused.textContent()) ?? ''
  await expect(all(second)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(all(second)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  const sub = (await focused.textContent()) ?? ''
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(focused).toHaveText(second)
  await page.keyboard.press('Escape')
  await expect(trigger).toBeFocused()
  await expect(trigger).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('ArrowDown')
  await expect(trigger).not.toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(focused).toHaveText(sub)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: sub })).toBeVisible()
  await expect(trigger).toHaveAttribute('aria-expanded', 'false')
})

test('the menu of categories opens under the pointer, and a picture that fails gives way to a mark', async ({
  openBrowser,
  watch,
}) => {
  watch.expectTrouble(/Failed to load resource/)
  const page = await openBrowser()
  await page.goto('/')
  const trigger = page.getByRole('banner').getByRole('link', { name: shell.allCategories })
  await page.route('**/pictures/**', (route) => route.abort())
  await expect(async () => {
    await page.mouse.move(700, 700)
    await trigger.hover()
    await expect(trigger).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 })
  }).toPass()
  const tile = (await panelOf(page)).getByRole('list').nth(1).getByRole('link').first()
  await expect(tile.locator('svg')).toBeVisible()
  await expect(tile.locator('img')).toHaveCount(0)
  await page.mouse.move(700, 890)
  await expect(trigger).toHaveAttribute('aria-expanded', 'false')
})

test('on a tablet a finger opens the menu, looks into a category and goes there', async ({ openBrowser }) => {
  const page = await openBrowser({ ...desktop, viewport: { width: 1024, height: 768 }, hasTouch: true })
  await page.goto('/')
  const trigger = page.getByRole('banner').getByRole('link', { name: shell.allCategories })
  const categories = page.getByRole('navigation', { name: shell.categories })
  await expect(async () => {
    await page.goto('/')
    await trigger.tap()
    await expect(await panelOf(page)).toBeVisible({ timeout: 2000 })
  }).toPass()
  const second = (await panelOf(page)).getByRole('list').first().getByRole('link').nth(1)
  const name = (await second.textContent()) ?? ''
  await second.tap()
  const all = categories.getByRole('link', { name: filled(shell.allOf, { name }) })
  await expect(all).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await all.tap()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('on a phone the categories stand in a sheet', async ({ openBrowser }) => {
  const page = await openBrowser(phone)
  await page.goto('/')
  const sheet = page.getByRole('dialog', { name: shell.allCategories })
  await expect(async () => {
    await page.goto('/')
    await page.getByRole('link', { name: shell.menu, exact: true }).tap()
    await expect(sheet).toBeVisible({ timeout: 2000 })
  }).toPass()
  await sheet.locator('summary').first().tap()
  const name = (await sheet.locator('summary').first().textContent()) ?? ''
  await sheet.getByRole('link', { name: filled(shell.allOf, { name }) }).tap()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('the cart asks a visitor to log in, and is open afterwards', async ({ page }) => {
  await page.goto('/')
  const dialog = page.getByRole('dialog', { name: account.logInTitle })
  await expect(async () => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: shell.cart, exact: true }).click()
    await expect(dialog).toBeVisible({ timeout: 2000 })
  }).toPass()
  await new Buyer(page).fillLogIn(dialog, 'clinic@cusp.example')
  await expect(page).toHaveURL(/\/shopCart$/)
})
