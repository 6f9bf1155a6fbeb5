import type { Page } from '@playwright/test'
import { Buyer } from './buyer'
import { expect, test } from './test'

/** A page's bytes, without what is new each time: the policy's nonce, the clock, and by which address it was asked for. */
async function bytesOf(page: Page, path: string, from: string): Promise<string> {
  const answer = await page.request.get(`${path}?from=${from}`)
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  return html
    .replaceAll(from, 'somewhere')
    .replace(/nonce="[^"]+"/g, 'nonce=""')
    .replace(/\[\\"D\\",\d+\]/g, '[now]')
}

let pages = 0
/** An address that nobody has asked for. */
function unseen(): string {
  pages += 1
  return `place-${process.pid}-${String(pages).padStart(4, '0')}`
}

test('a page of which parts are kept is the page as it is drawn for its clinic alone', async ({ openBrowser }) => {
  const people: Page[] = []
  for (const email of ['clinic@cusp.example', 'macau@cusp.example', 'waiting@cusp.example']) {
    const page = await openBrowser()
    await new Buyer(page).logIn(email)
    people.push(page)
  }
  const [clinic] = people
  if (!clinic) throw new Error('nobody is there')
  await new Buyer(clinic).openProduct('Cotton pellets')
  const product = new URL(clinic.url()).pathname

  for (const path of [product, '/', '/question']) {
    const shared = unseen()
    const told: string[] = []
    for (const page of people) {
      const alone = await bytesOf(page, path, unseen())
      const afterOthers = await bytesOf(page, path, shared)
      expect(afterOthers).toBe(alone)
      expect(await bytesOf(page, path, shared)).toBe(alone)
      told.push(alone)
    }
    expect(new Set(told).size).toBe(people.length)
  }
})

test('a product page that comes from kept parts sells as any other', async ({ openBrowser }) => {
  const page = await openBrowser()
  const buyer = new Buyer(page)
  await buyer.logIn('clinic@cusp.example')
  await buyer.openProduct('Cotton pellets')
  await page.reload()
  await page.reload()
  await expect(page.locator('[data-kept="product"]')).toBeVisible()
  const quantity = page.getByRole('main').getByRole('spinbutton').first()
  const before = await quantity.inputValue()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^One step more/ })
    .first()
    .click()
  await expect(quantity).not.toHaveValue(before)
})
