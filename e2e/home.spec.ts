import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Operator } from './operator'
import { expect, test } from './test'
import { filled, wordsOf } from './words'

const { home } = wordsOf.en

/** Opens the editor of a new banner and fills it. */
async function fillBanner(operator: Operator, title: string): Promise<void> {
  const { page, words } = operator
  const { homePage, shown, languages, nav } = words
  await operator.logIn('marketing@cusp.example')
  await operator.goTo(nav.homePage)
  await page.getByRole('button', { name: homePage.create, exact: true }).click()
  const drawer = page.getByRole('dialog', { name: filled(homePage.created, { kind: homePage.kinds.banner }) })
  await drawer.getByLabel(`${shown.name} (${languages.en})`).fill(title)
  await drawer.getByLabel(`${shown.name} (${languages['zh-Hant']})`).fill(`${title} 中文`)
  await drawer.getByLabel(shown.link).fill('https://evil.example/')
  await expect(drawer.getByText(shown.linkWrong)).toBeVisible()
  await drawer.getByLabel(shown.link).fill('/brandIndex')
  await drawer
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'banner.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await expect(drawer.locator('img').first()).toBeVisible()
}

const banners = (page: Page) => page.getByRole('region', { name: home.banners })

test('an operator publishes a banner, and a visitor sees it within two seconds', async ({ page, openBrowser }) => {
  const title = `Banner ${randomUUID().slice(0, 8)}`
  const operator = new Operator(page)
  const { shown } = operator.words
  await fillBanner(operator, title)
  await page.getByRole('dialog').getByRole('button', { name: shown.publishNow, exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: title }).getByText(shown.states.live)).toBeVisible()

  const visitor = await openBrowser({ language: 'zh-Hant' })
  await expect(async () => {
    expect(await (await visitor.request.get('/')).text()).toContain(`${title} 中文`)
  }).toPass({ timeout: 5_000 })

  const row = page.getByRole('row').filter({ hasText: title })
  await row.getByRole('button', { name: shown.remove, exact: true }).click()
  await operator.answer(filled(shown.removeTitle, { name: title }), shown.remove)
  await expect(row).toHaveCount(0)
  await expect(async () => {
    expect(await (await visitor.request.get('/')).text()).not.toContain(title)
  }).toPass({ timeout: 5_000 })
})

test('a draft is seen in its preview and nowhere else', async ({ page, openBrowser }) => {
  const title = `Draft ${randomUUID().slice(0, 8)}`
  const operator = new Operator(page)
  const { shown } = operator.words
  await fillBanner(operator, title)
  await page.getByRole('dialog').getByRole('button', { name: shown.saveDraft }).click()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row.getByText(shown.states.draft, { exact: true })).toBeVisible()

  await page.getByRole('button', { name: shown.preview }).click()
  const opening = page.context().waitForEvent('page')
  await page.getByRole('dialog').getByRole('button', { name: shown.openPreview }).click()
  const preview = await opening
  await expect(preview.getByText(home.previewDrafts)).toBeVisible()
  expect(await preview.content()).toContain(title)
  const answer = await page.request.get(preview.url())
  expect(answer.headers()['cache-control']).toContain('no-store')
  expect(answer.headers()['x-robots-tag']).toContain('noindex')

  const visitor = await openBrowser()
  expect(await (await visitor.request.get('/')).text()).not.toContain(title)
  const forged = await visitor.request.get('/?preview=1.now.drafts.x')
  expect(forged.status()).toBeGreaterThanOrEqual(400)

  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: shown.remove, exact: true }).click()
  await operator.answer(filled(shown.removeTitle, { name: title }), shown.remove)
})

test('banners change by themselves, and stand still while somebody looks closer', async ({ openBrowser }) => {
  const page = await openBrowser({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  const region = banners(page)
  const shown = region.locator('button[aria-current]')
  // Another journey may be publishing a banner meanwhile.
  const nth = (number: number) => new RegExp(`^${filled(home.bannerSlide, { number, count: '' })}\\d+$`)
  await expect(shown).toHaveAccessibleName(nth(1))
  await page.clock.runFor(5_100)
  await expect(shown).toHaveAccessibleName(nth(2))

  await region.hover()
  await page.clock.runFor(20_000)
  await expect(shown).toHaveAccessibleName(nth(2))

  await page.mouse.move(0, 0)
  await region.getByRole('button', { name: home.nextSlide }).focus()
  await page.clock.runFor(20_000)
  await expect(shown).toHaveAccessibleName(nth(2))
  await page.keyboard.press('Enter')
  await expect(shown).toHaveAccessibleName(nth(3))

  await region.getByRole('button', { name: home.pause }).click()
  await page.mouse.move(0, 0)
  await page.getByRole('link', { name: wordsOf.en.shell.skipToContent }).focus()
  await page.clock.runFor(20_000)
  await expect(shown).toHaveAccessibleName(nth(3))
})

test('the advertisement and the new-customer banner stay away once they are closed', async ({ openBrowser }) => {
  const page = await openBrowser({ isFirstVisit: true })
  await page.goto('/')
  const popup = page.getByRole('dialog', { name: home.advertisement })
  await expect(popup).toBeVisible()
  await popup.getByRole('button', { name: home.close }).click()
  await expect(popup).toHaveCount(0)
  const close = page.getByRole('button', { name: home.closeNewCustomer })
  await close.click()
  await expect(close).toHaveCount(0)

  const cookies = await page.context().cookies()
  const hoursOf = (name: string) =>
    ((cookies.find((cookie) => cookie.name === name)?.expires ?? 0) * 1000 - Date.now()) / 3_600_000
  expect(hoursOf('popupDismissed')).toBeGreaterThan(23)
  expect(hoursOf('popupDismissed')).toBeLessThanOrEqual(24)
  expect(hoursOf('newCustomerDismissed')).toBeGreaterThan(1.9)
  expect(hoursOf('newCustomerDismissed')).toBeLessThanOrEqual(2)

  await page.reload()
  await expect(page.getByRole('heading', { name: home.recommended })).toBeAttached()
  await page.mouse.wheel(0, 600)
  // The elevator comes alive with the rest of the page: what were to lie over it would be there by now.
  await expect(page.getByRole('navigation', { name: home.elevator })).toBeVisible()
  await expect(popup).toHaveCount(0)
  await expect(close).toHaveCount(0)
})

test('the elevator comes after 400 pixels and goes from floor to floor', async ({ page }) => {
  await page.goto('/')
  const elevator = page.getByRole('navigation', { name: home.elevator })
  await expect(elevator).toHaveCount(0)
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    await expect(elevator).toBeVisible({ timeout: 500 })
  }).toPass()
  await elevator.getByRole('link').nth(2).click()
  await expect(page).toHaveURL(/#floor-/)
  await expect(elevator.locator('[aria-current]')).toHaveCount(1)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(elevator).toHaveCount(0)
})

test('recommended products come in by tens as one scrolls', async ({ page }) => {
  await page.goto('/')
  const list = page.locator('#recommended').getByRole('listitem')
  await expect(list).toHaveCount(10)
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(list).toHaveCount(20, { timeout: 1_500 })
  }).toPass()
})

test('nothing on the home page moves while it comes alive', async ({ openBrowser }) => {
  for (const size of [
    { width: 360, height: 780 },
    { width: 1440, height: 900 },
  ]) {
    const page = await openBrowser({ viewport: size, isFirstVisit: true })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.getByRole('dialog', { name: home.advertisement })).toBeVisible()
    const shift = await page.evaluate(() =>
      // Put there by the script above.
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
    )
    expect(shift, `${size.width} pixels`).toBeLessThanOrEqual(0.02)
  }
})
