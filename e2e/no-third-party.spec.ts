import { Buyer } from './buyer'
import { Operator } from './operator'
import { addressesOf } from './places'
import { expect, test } from './test'
import { clinicPages, officePages } from './visits'

// Every test watches what its pages ask for and log, see test.ts; these visit the pages that no other test opens.

test('the pages of a clinic ask no other host and log no error', async ({ page }) => {
  test.setTimeout(180_000)
  await new Buyer(page).logIn('clinic@cusp.example')
  const place = await addressesOf('clinic@cusp.example')
  for (const { path } of clinicPages) {
    await page.goto(place(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('the pages of the back office ask no other host and log no error', async ({ page }) => {
  test.setTimeout(240_000)
  const operator = new Operator(page)
  await operator.logIn('admin@cusp.example')
  const place = await addressesOf('clinic@cusp.example')
  for (const { path } of officePages) {
    await page.goto(place(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status', { name: operator.words.common.loading })).toHaveCount(0)
  }
})

test('a request to another host is stopped by the policy, and noticed', async ({ page, watch }) => {
  watch.expectTrouble(/elsewhere\.example/)
  await page.goto('/')
  const answer = await page.evaluate(() =>
    fetch('https://elsewhere.example/').then(
      () => 'answered',
      () => 'stopped',
    ),
  )
  expect(answer).toBe('stopped')
  await expect.poll(() => watch.troubles.join('\n')).toMatch(/Content Security Policy/)
})
