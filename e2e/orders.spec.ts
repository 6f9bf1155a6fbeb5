import { Buyer } from './buyer'
import { expectMail } from './mail'
import { Operator } from './operator'
import { expect, test } from './test'
import { filled } from './words'

// Carts belong to clinics, and these tests share some: they run one after the other, and no other file uses theirs.
test.describe.configure({ mode: 'default' })

test('a bank transfer is reported by the clinic and confirmed by finance', async ({ page, openBrowser }) => {
  const email = 'mongkok@cusp.example'
  const buyer = new Buyer(page)
  const { payment } = buyer.words
  await buyer.logIn(email)
  await buyer.putIntoCart('Wax carving instruments, set')
  await buyer.openCart()
  await buyer.goToConfirm()
  await page.getByRole('group', { name: buyer.words.orders.payment }).getByRole('radio').nth(1).check()
  await buyer.submitOrder()
  await expect(page.getByRole('heading', { level: 1, name: payment.remitTitle })).toBeVisible()
  const orderNo = buyer.orderNoInAddress()
  const payable =
    (await page
      .getByText(/^HK\$[\d,.]+$/)
      .first()
      .textContent()) ?? ''
  await page.getByLabel(payment.bankReference).fill('HSBC 20260412-77')
  await page.getByRole('button', { name: payment.transferred }).click()
  await expect(page.getByRole('button', { name: payment.transferred })).toHaveCount(0)

  const finance = new Operator(await openBrowser())
  const { remittances, nav } = finance.words
  await finance.logIn('money@cusp.example')
  await finance.goTo(nav.remittances)
  await finance.searchFor(remittances.searchHint, orderNo)
  await expect(finance.page.getByText('HSBC 20260412-77')).toBeVisible()
  await expect(finance.page.getByRole('row')).toHaveCount(2)
  await finance.page.getByRole('button', { name: remittances.confirm, exact: true }).click()
  const dialog = finance.page.getByRole('dialog', { name: filled(remittances.confirmTitle, { orderNo }) })
  await dialog.getByLabel(remittances.amount).fill('1.00')
  await dialog.getByRole('button', { name: remittances.confirm, exact: true }).click()
  await expect(dialog.getByText(filled(remittances.differs, { payable }))).toBeVisible()
  await dialog.getByLabel(remittances.amount).fill(payable.replace(/[^\d.]/g, ''))
  await dialog.getByRole('button', { name: remittances.confirm, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expectMail(email, `Order ${orderNo} has been paid`)

  await buyer.openOrder(orderNo)
  await expect(page.getByRole('main').getByText(buyer.words.orders.tabPendingShipment).first()).toBeVisible()
})

test('a payment that fails costs nothing and is tried again', async ({ page }) => {
  const buyer = new Buyer(page)
  const { payment } = buyer.words
  await buyer.logIn('shatin@cusp.example')
  const orderNo = await buyer.orderOnline('Sealed splash goggles')
  await buyer.startPaying()
  await page.getByRole('button', { name: 'Payment fails' }).click()
  await expect(page.getByRole('heading', { level: 1, name: payment.failedTitle })).toBeVisible()
  await page.getByRole('link', { name: payment.tryAgain }).click()
  await buyer.startPaying()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: payment.paidTitle })).toBeVisible()
  await buyer.openOrder(orderNo)
  await expect(page.getByRole('main').getByText(buyer.words.orders.tabPendingShipment).first()).toBeVisible()
})

test('a notice that comes late turns waiting into paid without a reload', async ({ page }) => {
  const buyer = new Buyer(page)
  const { payment } = buyer.words
  await buyer.logIn('shatin@cusp.example')
  await buyer.orderOnline('Artificial saliva spray')
  await buyer.startPaying()
  await page.getByRole('button', { name: 'Pay, with the notice 5 seconds late' }).click()
  await expect(page.getByRole('heading', { level: 1, name: payment.pendingTitle })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: payment.paidTitle })).toBeVisible({ timeout: 20_000 })
})

test('a notice that comes twice is one payment', async ({ page, openBrowser }) => {
  const buyer = new Buyer(page)
  await buyer.logIn('shatin@cusp.example')
  const orderNo = await buyer.orderOnline('Paper rinsing cups, 150 ml')
  await buyer.startPaying()
  await page.getByRole('button', { name: 'Pay, with the notice sent twice' }).click()
  await expect(page.getByRole('heading', { level: 1, name: buyer.words.payment.paidTitle })).toBeVisible()

  const support = new Operator(await openBrowser())
  const { paymentStatus, orders } = support.words
  await support.logIn('orders@cusp.example')
  await support.openOrder(orderNo)
  await expect(support.page.getByText(paymentStatus.captured, { exact: true })).toHaveCount(1)
  await expect(support.page.getByText(orders.refund, { exact: true })).toHaveCount(0)
})

test('cancelling an unpaid order puts its goods back on the shelf', async ({ page }) => {
  const buyer = new Buyer(page)
  const { orders, product } = buyer.words
  await buyer.logIn('central@cusp.example')
  await buyer.openProduct('Rubber dam punch')
  const row = page.getByRole('table', { name: product.variants }).getByRole('row').nth(1)
  const inStock = async () => Number(/(\d+) in stock/.exec((await row.textContent()) ?? '')?.[1] ?? '0')
  const before = await inStock()
  const orderNo = await buyer.orderOnline('Rubber dam punch')
  await page.goto('/')
  await buyer.openProduct('Rubber dam punch')
  await expect.poll(inStock).toBe(before - 1)

  await buyer.openOrder(orderNo)
  await page.getByRole('button', { name: orders.cancel }).click()
  await page.getByRole('dialog', { name: orders.cancelTitle }).getByRole('button', { name: orders.cancel }).click()
  await expect(page.getByText(orders.closed)).toBeVisible()
  await buyer.openProduct('Rubber dam punch')
  await expect.poll(inStock).toBe(before)
})

test('an operator closes a paid order with a reason, and the clinic reads it and gets its money back', async ({
  page,
  openBrowser,
}) => {
  const buyer = new Buyer(page)
  const { payment, orders } = buyer.words
  await buyer.logIn('central@cusp.example')
  const orderNo = await buyer.orderOnline('Composite warmer')
  await buyer.startPaying()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: payment.paidTitle })).toBeVisible()

  const operator = new Operator(await openBrowser())
  await operator.logIn('orders@cusp.example')
  await operator.openOrder(orderNo)
  await operator.page.getByRole('button', { name: operator.words.orders.close, exact: true }).click()
  await operator.answer(filled(operator.words.orders.closeTitle, { orderNo }), operator.words.orders.close, {
    label: operator.words.common.reason,
    text: 'The lot was recalled by its maker.',
  })
  await expect(operator.page.getByText('The lot was recalled by its maker.').first()).toBeVisible()

  await buyer.openOrder(orderNo)
  await expect(page.getByText(orders.closed)).toBeVisible()
  await expect(page.getByText(/The lot was recalled by its maker\./).first()).toBeVisible()
  await expectMail('central@cusp.example', 'The lot was recalled by its maker.')
})
