import { randomUUID } from 'node:crypto'
import { Operator } from './operator'
import { expect, test } from './test'
import { filled } from './words'

test('a word that found nothing becomes a synonym, and the storefront finds by it', async ({ page, openBrowser }) => {
  const word = `bonbon${randomUUID().replaceAll(/[^a-f]/g, '')}`
  const visitor = await openBrowser()
  await visitor.goto(`/search?keyword=${word}`)
  await expect(visitor.getByRole('link', { name: 'Gutta-percha points', exact: true })).toHaveCount(0)

  const operator = new Operator(page)
  const { nav, search, common } = operator.words
  await operator.logIn('catalogue@cusp.example')
  await operator.goTo(nav.search)
  await page.getByText(search.parts.synonyms, { exact: true }).click()
  await page.getByRole('button', { name: search.createSynonyms }).click()
  const field = page.getByRole('dialog').getByLabel(search.words)
  await field.fill(word)
  await field.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: common.save }).click()
  await expect(page.getByText(search.twoWords)).toBeVisible()
  await field.fill('gutta percha')
  await field.press('Enter')
  await expect(page.getByText(search.twoWords)).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: common.save }).click()
  await expect(page.getByText(common.saved)).toBeVisible()

  await expect(async () => {
    await visitor.goto(`/search?keyword=${word}`)
    await expect(visitor.getByRole('link', { name: 'Gutta-percha points', exact: true }).first()).toBeVisible({
      timeout: 500,
    })
  }).toPass({ timeout: 5_000 })
})

test('hot keywords are put in another order, and the storefront shows them so', async ({ page, openBrowser }) => {
  const operator = new Operator(page)
  const { nav, search, common } = operator.words
  await operator.logIn('catalogue@cusp.example')
  await operator.goTo(nav.search)
  await page.getByText(search.parts.hot, { exact: true }).click()
  const words = page.getByLabel(`${search.hotWord} (${operator.words.languages.en})`)
  await expect(words.nth(1)).toBeVisible()
  const second = await words.nth(1).inputValue()
  await page
    .getByRole('button', { name: filled(common.moveDown, { name: filled(search.hotPlace, { place: '1' }) }) })
    .click()
  await page.getByRole('button', { name: common.save }).click()
  await expect(page.getByText(common.saved)).toBeVisible()

  const visitor = await openBrowser()
  await expect(async () => {
    // The search box begins with the first of them; a moment later it shows the next.
    const html = await (await visitor.request.get('/')).text()
    expect(html).toContain(`placeholder="${second}"`)
  }).toPass({ timeout: 5_000 })
})
