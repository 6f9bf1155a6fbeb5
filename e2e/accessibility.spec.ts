import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { Buyer } from './buyer'
import { Operator } from './operator'
import { addressesOf } from './places'
import { expect, phone, test } from './test'
import { clinicPages, clinicVariations, officePages, openPages } from './visits'

async function violations(page: Page, impacts?: readonly string[]): Promise<string[]> {
  // The preview of a product's text is a frame that runs no script, so axe would wait for its answer for ever.
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.remove()
  })
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found
    .filter(({ impact }) => impacts === undefined || impacts.includes(impact ?? ''))
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

/** Many pages are looked at one after the other, and each takes seconds where the machine is busy elsewhere. */
const patience = 300_000

/** One page of the back office of each kind: tiles, list, detail, form. The others are made of the same parts. */
const looked = ['dashboard', 'orders', 'order', 'pre-orders', 'clinic', 'product', 'special event', 'new import']

for (const language of ['en', 'zh-Hant'] as const) {
  const inWords = language === 'en' ? 'English' : 'Traditional Chinese'

  test(`visitors find no barrier on any open page in ${inWords}`, async ({ openBrowser }) => {
    test.setTimeout(patience)
    const page = await openBrowser({ language })
    const place = await addressesOf('clinic@cusp.example')
    for (const { name, path } of openPages) {
      await page.goto(place(path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect.soft(await violations(page), name).toEqual([])
    }
  })

  test(`clinics find no barrier between cart and receipt in ${inWords}, on a phone`, async ({ openBrowser }) => {
    test.setTimeout(patience)
    const page = await openBrowser({ language, ...phone })
    const buyer = new Buyer(page, language)
    // A cart of its own for each language.
    const email = language === 'en' ? 'macau@cusp.example' : 'yuenlong@cusp.example'
    await buyer.logIn(email)
    await buyer.putIntoCart(language === 'en' ? 'Calcium hydroxide placement instrument' : '氫氧化鈣放置器')
    const place = await addressesOf(email)
    for (const { name, path } of clinicPages.filter((each) => !each.path.includes('{unpaid}'))) {
      await page.goto(place(path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect.soft(await violations(page), name).toEqual([])
    }
    await buyer.openCart()
    await buyer.goToConfirm()
    expect.soft(await violations(page), 'confirm order').toEqual([])
    await buyer.submitOrder()
    await expect(page.getByRole('heading', { level: 1, name: buyer.words.payment.title })).toBeVisible()
    expect.soft(await violations(page), 'cashier').toEqual([])
  })

  test(`clinics find no barrier on the pages of a pre-order in ${inWords}`, async ({ openBrowser }) => {
    test.setTimeout(120_000)
    const page = await openBrowser({ language, ...phone })
    await new Buyer(page, language).logIn('clinic@cusp.example')
    const place = await addressesOf('clinic@cusp.example')
    for (const { name, path } of clinicVariations.filter((each) => each.name.startsWith('pre-order'))) {
      await page.goto(place(path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect.soft(await violations(page), name).toEqual([])
    }
  })

  test(`operators find no serious barrier in ${inWords}`, async ({ openBrowser }) => {
    test.setTimeout(patience)
    const page = await openBrowser({ language })
    await page.goto('/backoffice')
    const operator = new Operator(page, language)
    await expect(page.getByRole('heading', { level: 1, name: operator.words.login.title })).toBeVisible()
    expect.soft(await violations(page, ['serious', 'critical']), 'log in').toEqual([])
    await operator.logIn('admin@cusp.example')
    const place = await addressesOf('clinic@cusp.example')
    for (const { name, path } of officePages.filter((each) => looked.includes(each.name))) {
      await page.goto(place(path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('status', { name: operator.words.common.loading })).toHaveCount(0)
      expect.soft(await violations(page, ['serious', 'critical']), name).toEqual([])
    }
  })
}
