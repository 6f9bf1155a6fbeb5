import { Buyer, money } from './buyer'
import { rows } from './database'
import { Operator } from './operator'
import { expect, test } from './test'
import { filled } from './words'

test('an operator puts a product into a zone with a badge, and clinics buy it there', async ({ page, openBrowser }) => {
  // Not in the zone yet: this may be another try.
  const [goods] = await rows<{ name: string }>(
    `select p.name ->> 'en' as name from product p join variant v on v.product_id = p.id join stock s on s.variant_id = v.id
     where p.is_on_shelf and v.is_on_shelf and not v.is_on_inquiry and v.purchase_limit = 0 and s.on_hand - s.reserved > 50
       and not exists (select 1 from zone_product z where z.product_id = p.id and z.zone = 'special')
       and (select count(*) from product o where o.name ->> 'en' ilike '%' || (p.name ->> 'en') || '%') = 1
     order by p.id desc limit 1`,
  )
  const name = goods?.name ?? ''
  const operator = new Operator(page)
  const { nav, zones, common, languages } = operator.words
  await operator.logIn('catalogue@cusp.example')
  await operator.goTo(nav.zones)
  await page.getByText(zones.names.special, { exact: true }).click()
  // The other zone's form is gone, and what is typed goes into this one's.
  await expect(page).toHaveURL(/zone=special/)
  await page.getByRole('combobox', { name: zones.add }).click()
  await page.getByRole('combobox', { name: zones.add }).fill(name)
  await page.getByTitle(`${name} · `).click()
  await page.getByLabel(`${zones.badge} (${languages.en}): ${name}`).fill('Fair special')
  await page.getByRole('button', { name: common.save }).click()
  await expect(page.getByText(common.saved)).toBeVisible()

  const shop = await openBrowser()
  const buyer = new Buyer(shop)
  const { product, shell } = buyer.words
  const card = shop.getByRole('article').filter({ hasText: name })
  await expect(async () => {
    await shop.goto('/discountZone')
    await expect(card).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  await expect(card).not.toContainText('Fair special')
  await expect(shop.getByRole('main')).not.toContainText(money)

  await buyer.logIn('macau@cusp.example')
  await shop.goto('/discountZone')
  await expect(card).toContainText('Fair special')
  await card.getByRole('button', { name: filled(shell.quickAdd, { name }) }).click()
  const dialog = shop.getByRole('dialog', { name })
  const quantity = dialog.getByRole('spinbutton').first()
  await quantity.press('ArrowUp')
  await dialog.getByRole('button', { name: product.addToCart }).click()
  await expect(shop.getByText(product.addedToCart).last()).toBeVisible()
})

test('people who only pay see no quick purchase, and pages beyond a zone’s end say that nothing is there', async ({
  page,
}) => {
  const buyer = new Buyer(page)
  const { home, shell } = buyer.words
  await buyer.logIn('finance@cusp.example')
  await page.goto('/newProductZone')
  await expect(page.getByRole('article')).toHaveCount(20)
  await expect(page.getByRole('article').first()).toContainText(money)
  await expect(page.getByRole('button', { name: new RegExp(`^${shell.quickAdd.split('{')[0]}`) })).toHaveCount(0)
  await page.getByRole('link', { name: shell.nextPage }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/newProductZone?pageIndex=99')
  await expect(page.getByText(home.zoneEmptyTitle)).toBeVisible()
})
