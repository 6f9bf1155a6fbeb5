import { Buyer } from './buyer'
import { Operator } from './operator'
import { expect, test } from './test'
import { filled } from './words'

test('what somebody has chosen to get by mail stands in the log of consents, with when and from where', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(120_000)
  const buyer = new Buyer(page)
  const { account } = buyer.words
  await buyer.logIn('northpoint@cusp.example')
  await page.goto('/mailSubscription')
  const onItsWay = page.getByRole('checkbox', { name: 'Goods on their way' })
  await onItsWay.uncheck()
  await page.getByRole('button', { name: account.save }).click()
  const confirm = page.getByRole('dialog', { name: account.mailConfirmTitle })
  await confirm.getByRole('button', { name: account.mailConfirm }).click()
  await expect(confirm).toBeHidden()

  const support = new Operator(await openBrowser())
  const { consents } = support.words
  await support.logIn('support@cusp.example')
  await support.openClinic('North Point Oral Surgery')
  const person = support.page.getByRole('region', { name: 'Kin Fai Tam' })
  await person.getByRole('button', { name: consents.open, exact: true }).click()
  const log = support.page.getByRole('dialog', { name: filled(consents.of, { name: 'Kin Fai Tam' }) })
  const newest = log.getByRole('row').filter({ hasText: 'Goods on their way' }).first()
  await expect(newest).toContainText(`${consents.on} → ${consents.off}`)
})

test('a region that is no longer served cannot be chosen for an address, until it is served again', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(120_000)
  const admin = new Operator(page)
  const { nav, places, common } = admin.words
  await admin.logIn('admin@cusp.example')
  await admin.goTo(nav.places)
  const buyer = new Buyer(await openBrowser())
  const { addresses } = buyer.words
  await buyer.logIn('shatin@cusp.example')
  const isOffered = async () => {
    await buyer.page.goto('/user/address')
    await buyer.page.getByRole('button', { name: addresses.add }).click()
    const dialog = buyer.page.getByRole('dialog', { name: addresses.addTitle })
    await expect(dialog.getByLabel(addresses.recipient)).toBeVisible()
    return (await dialog.getByRole('option', { name: 'Qinghai' }).count()) > 0
  }
  const turn = async () => {
    await page
      .getByRole('textbox', { name: places.searchHint })
      .or(page.getByRole('searchbox', { name: places.searchHint }))
      .first()
      .fill('Qinghai')
    await page
      .getByRole('treeitem', { name: /Qinghai/ })
      .first()
      .getByRole('checkbox')
      .or(page.getByRole('checkbox', { name: /Qinghai/ }))
      .first()
      .click()
    await page.getByRole('button', { name: common.save, exact: true }).last().click()
    await expect(page.getByText(common.saved).first()).toBeVisible()
  }
  expect(await isOffered()).toBe(true)
  await turn()
  expect(await isOffered()).toBe(false)
  await page.reload()
  await turn()
  expect(await isOffered()).toBe(true)
})
