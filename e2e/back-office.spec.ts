import { randomUUID } from 'node:crypto'
import { Buyer } from './buyer'
import { Operator } from './operator'
import { expect, test } from './test'
import { filled } from './words'

test('the warehouse sees orders to ship and has no access to clinics', async ({ page, watch }) => {
  const warehouse = new Operator(page)
  const { nav, common, roles } = warehouse.words
  await warehouse.logIn('warehouse@cusp.example')
  await expect(page.getByRole('navigation', { name: nav.main }).getByRole('link', { name: nav.clinics })).toHaveCount(0)
  await warehouse.goTo(nav.orders)
  watch.expectTrouble(/403/)
  await page.goto('/backoffice/clinics')
  await expect(page.getByText(filled(common.notPermitted, { role: roles.warehouse })).first()).toBeVisible()
  await expect(page.getByText('Tai Po Family Dental Practice')).toHaveCount(0)
})

test('an operator who is not logged in comes back to the page that was asked for', async ({ page }) => {
  const operator = new Operator(page)
  const { login, nav } = operator.words
  await page.goto('/backoffice/audit')
  await page.getByLabel(login.email).fill('admin@cusp.example')
  await page.getByLabel(login.password, { exact: true }).fill('office2026')
  await page.getByRole('button', { name: login.logIn }).click()
  await expect(page.getByRole('heading', { level: 1, name: nav.audit })).toBeVisible()
})

test('an approval stands in the audit log under the name of who gave it', async ({ page, openBrowser }) => {
  const mark = randomUUID().slice(0, 6)
  const clinic = { email: `audit-${mark}@journeys.example`, name: `Tung Chung Dental ${mark}`, contact: 'Dr Fan' }
  const buyer = new Buyer(await openBrowser())
  await buyer.page.goto('/register')
  await buyer.register(clinic)
  const admin = new Operator(page)
  const { nav, auditActions } = admin.words
  await admin.logIn('admin@cusp.example')
  await admin.openClinic(clinic.name)
  const clinicId = page.url().split('/').at(-1) ?? ''
  await admin.approve(clinic.name)
  await admin.goTo(nav.audit)
  const row = page.getByRole('row').filter({ hasText: clinicId })
  await expect(row).toContainText(auditActions['clinics-approve'])
  await expect(row).toContainText('Ada Admin')
})

test('the messages page shows what was mailed, in full', async ({ page, openBrowser }) => {
  const email = `reader-${randomUUID().slice(0, 6)}@journeys.example`
  const buyer = new Buyer(await openBrowser())
  await buyer.page.goto('/register')
  await buyer.proveEmail(email)

  const admin = new Operator(page)
  const { nav, messages, messageStatus } = admin.words
  await admin.logIn('admin@cusp.example')
  await admin.goTo(nav.messages)
  await admin.searchFor(messages.searchHint, email)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText(messageStatus.sent)
  await row.getByRole('button', { name: 'Your Cusp verification code' }).click()
  await expect(page.getByRole('dialog').getByText(email)).toBeVisible()
})

test('a supplier sheet is previewed, its bad rows explained, and the good ones imported', async ({
  page,
  openBrowser,
}) => {
  const mark = randomUUID().slice(0, 6)
  const name = `Journey mirror ${mark}`
  const sheet = [
    'supplier,article_number,name_en,name_zh,category_en,brand,price_hkd,stock,unit_en,unit_zh',
    `Journey Supplies,JM-${mark}-1,${name},旅程口鏡 ${mark},Journey mirrors,Journey,48.00,200,piece,件`,
    `Journey Supplies,,Nameless ${mark},,Journey mirrors,Journey,12.00,5,piece,件`,
  ].join('\n')
  const operator = new Operator(page)
  const { nav, imports, importStatus } = operator.words
  await operator.logIn('catalogue@cusp.example')
  await operator.goTo(nav.imports)
  await page
    .getByRole('link', { name: imports.upload })
    .or(page.getByRole('button', { name: imports.upload }))
    .first()
    .click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByText(imports.drop).click()
  await choosing
  // Of all that is asked, only the supplier may be left out.
  await expect(page.getByText('(optional)')).toHaveCount(1)
  await page.getByLabel(imports.file, { exact: true }).setInputFiles({
    name: `sheet-${mark}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(sheet),
  })
  await page.getByRole('button', { name: imports.preview }).click()
  await expect(page.getByRole('heading', { level: 1, name: `sheet-${mark}.csv` })).toBeVisible()
  await expect(page.getByText(importStatus.previewed)).toBeVisible()
  await expect(page.getByText(imports.isPreview)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: imports.errorSheet }).click()
  const errors = await (await download).createReadStream()
  let text = ''
  for await (const chunk of errors) text += String(chunk)
  expect(text).toContain(`Nameless ${mark}`)
  expect(text).not.toContain(`JM-${mark}-1`)

  await page.getByRole('button', { name: imports.run, exact: true }).click()
  await operator.answer(filled(imports.runTitle, { file: `sheet-${mark}.csv` }), imports.run)
  await expect(page.getByText(imports.isDone)).toBeVisible({ timeout: 20_000 })

  const buyer = new Buyer(await openBrowser())
  await buyer.page.goto('/')
  await buyer.openProduct(name)
  await buyer.expectNoPrices()
})

test('the catalogue is downloaded as a sheet, a name edited in it, and imported again', async ({ page }) => {
  test.setTimeout(120_000)
  const operator = new Operator(page)
  const { nav, imports, importStatus, products } = operator.words
  await operator.logIn('catalogue@cusp.example')
  await operator.goTo(nav.products)
  await page.getByRole('button', { name: products.download }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: products.csv }).click()
  let text = ''
  for await (const chunk of await (await download).createReadStream()) text += String(chunk)
  const name = 'Front-surface mouth mirror heads'
  const rows = text.trimEnd().split('\r\n')
  expect(rows.length).toBeGreaterThan(1000)
  expect(text).toContain(name)
  const changed = text.replaceAll(name, 'Mirror heads as edited in a sheet')

  await operator.goTo(nav.imports)
  await page.getByRole('button', { name: imports.upload }).click()
  await page
    .getByLabel(imports.file, { exact: true })
    .setInputFiles({ name: 'catalogue.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) })
  await page.getByRole('button', { name: imports.preview }).click()
  await expect(page.getByText(importStatus.previewed)).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: imports.run, exact: true }).click()
  await operator.answer(filled(imports.runTitle, { file: 'catalogue.csv' }), imports.run)
  await expect(page.getByText(imports.isDone)).toBeVisible({ timeout: 30_000 })

  await operator.goTo(nav.products)
  await page.getByRole('searchbox').fill('as edited in a sheet')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('link', { name: 'Mirror heads as edited in a sheet' })).toHaveCount(1)
})
