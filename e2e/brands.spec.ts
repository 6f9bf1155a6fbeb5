import { expect, test } from './test'
import { wordsOf } from './words'

test.describe('brands', () => {
  for (const hasScript of [true, false]) {
    test.describe(hasScript ? 'with a script' : 'without a script', () => {
      test.use({ javaScriptEnabled: hasScript })

      test('are narrowed to a group by its tab, and lead to what a brand makes', async ({ page }) => {
        const { shell } = wordsOf.en
        await page.goto('/brandIndex')
        const main = page.getByRole('main')
        const groups = main.getByRole('heading', { level: 2 })
        await expect(groups.first()).toBeVisible()
        const keys = await groups.allTextContents()
        expect(keys.length).toBeGreaterThan(2)

        const key = keys.at(1) ?? ''
        await main.getByRole('link', { name: key, exact: true }).click()
        await expect(groups).toHaveText([key])
        await expect(main.getByRole('link', { name: key, exact: true })).toHaveAttribute('aria-current', 'true')

        const brand = main.getByRole('region', { name: key }).getByRole('link').first()
        const name = ((await brand.textContent()) ?? '').trim()
        await brand.click()
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        await expect(main.getByRole('article').first()).toContainText(name)

        await page.goBack()
        await expect(groups).toHaveText([key])
        await main.getByRole('link', { name: shell.all, exact: true }).click()
        await expect(groups).toHaveText(keys)
      })
    })
  }
})
