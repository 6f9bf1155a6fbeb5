import { Buyer } from './buyer'
import { addressesOf } from './places'
import { expect, test } from './test'
import { filled, wordsOf } from './words'

const { search, shell } = wordsOf.en

test('a filter shows eight, its dialog all; choosing one twice removes it and begins at the first page', async ({
  page,
}) => {
  await page.goto('/search?keyword=ALL&pageIndex=2')
  const filters = page.getByRole('complementary', { name: search.filters })
  const brands = filters.locator('ul').last()
  await expect(brands.getByRole('listitem')).toHaveCount(8)
  const dialog = page.getByRole('dialog', { name: search.brands })
  await expect(async () => {
    await page.goto('/search?keyword=ALL&pageIndex=2')
    await filters.getByRole('link', { name: filled(search.moreOf, { what: search.brands }) }).click()
    await expect(dialog).toBeVisible({ timeout: 2000 })
  }).toPass()
  expect(await dialog.getByRole('radio').count()).toBeGreaterThan(9)
  const before = page.url()
  await dialog.getByRole('radio').nth(9).check()
  await dialog.getByRole('button', { name: search.cancel }).click()
  await expect(dialog).toBeHidden()
  expect(page.url()).toBe(before)

  await filters.getByRole('link', { name: filled(search.moreOf, { what: search.brands }) }).click()
  await dialog.getByRole('radio').nth(9).check()
  await dialog.getByRole('button', { name: search.confirm }).click()
  await expect(page).toHaveURL(/brandId=/)
  await expect(page).not.toHaveURL(/pageIndex/)
  const chosen = filters.locator('a[aria-current]')
  await expect(chosen).toHaveCount(1)
  await chosen.click()
  await expect(page).not.toHaveURL(/brandId=/)
  await expect(filters.locator('a[aria-current]')).toHaveCount(0)
})

test('without JavaScript the filters open whole, narrow the results and let go again', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  await page.goto('/search?keyword=ALL')
  const filters = page.getByRole('complementary', { name: search.filters })
  const brands = filters.locator('ul').last()
  await expect(brands.getByRole('listitem')).toHaveCount(8)
  await filters.getByRole('link', { name: filled(search.moreOf, { what: search.brands }) }).click()
  expect(await brands.getByRole('listitem').count()).toBeGreaterThan(8)
  await brands.getByRole('link').nth(8).click()
  await expect(page).toHaveURL(/brandId=/)
  await expect(page).not.toHaveURL(/more=/)
  await page.getByLabel(search.sortBy).selectOption({ label: search.sorts.newestFirst })
  await page.getByRole('button', { name: search.sortApply, exact: true }).click()
  await expect(page).toHaveURL(/brandId=.*orderBy=7|orderBy=7.*brandId=/)
  await filters.locator('a[aria-current]').click()
  await expect(page).not.toHaveURL(/brandId=/)
  await expect(page).toHaveURL(/orderBy=7/)
})

test('results stand on pages of 24, in windows of pages, and a page that is no more leads to the last', async ({
  page,
}) => {
  await page.goto('/search?keyword=ALL')
  const pages = page.getByRole('navigation', { name: shell.pagination })
  await expect(page.getByRole('region', { name: search.results }).getByRole('article')).toHaveCount(24)
  await expect(pages.getByRole('listitem').filter({ hasText: /\d/ })).toHaveCount(6)
  await page.goto('/search?keyword=ALL&pageIndex=99999')
  await expect(page).not.toHaveURL(/99999/)
  await expect(pages.locator('[aria-current=page]')).toHaveText(/^\d+$/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the results of a category carry its own name, whatever their address says', async ({ page }) => {
  const place = await addressesOf('clinic@cusp.example')
  await page.goto(place('/search?searchType=categoryId&categoryId={category}&title=Something+else'))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something else')
})

test('twelve cards stand in for results on their way, and nothing found offers a way on', async ({ page }) => {
  await page.goto('/search?keyword=ALL')
  const results = page.getByRole('region', { name: search.results })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/search\.data/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('navigation', { name: shell.pagination }).getByRole('link', { name: shell.nextPage }).click()
  await expect(results.getByRole('status', { name: shell.loading }).getByRole('listitem')).toHaveCount(12)
  release()
  await expect(results.getByRole('article').first()).toBeVisible()

  await page.goto('/search?keyword=zzzzqqqq')
  await expect(page.getByText(search.emptyTitle)).toBeVisible()
  await page.getByRole('link', { name: search.browseAll }).click()
  await expect(page.getByRole('heading', { level: 1, name: search.titleAll })).toBeVisible()
})

test('sorting by price is offered to those who see prices alone', async ({ page }) => {
  await page.goto('/search?keyword=ALL&orderBy=4')
  const sorts = page.getByLabel(search.sortBy).getByRole('option')
  await expect(sorts).toHaveCount(5)
  const asVisitor = await page.getByRole('article').first().getByRole('heading').textContent()
  await page.goto('/search?keyword=ALL')
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(asVisitor ?? '')
  await new Buyer(page).logIn('clinic@cusp.example')
  await page.goto('/search?keyword=ALL')
  await expect(sorts).toHaveCount(7)
})
