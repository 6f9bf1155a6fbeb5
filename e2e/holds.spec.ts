import { Buyer } from './buyer'
import { rows } from './database'
import { expectMail } from './mail'
import { Operator } from './operator'
import { expect, test } from './test'
import { filled } from './words'

// These tests share a clinic with its cart: they run one after the other, and no other file uses it.
test.describe.configure({ mode: 'default' })

const email = 'northpoint@cusp.example'

test('a dear order waits for the shop, is accepted, and is paid then', async ({ page, openBrowser }) => {
  const [dear] = await rows<{ variant: string; standard: string }>(
    `select v.id as variant, v.standard->>'en' as standard from variant v join product p on p.id = v.product_id join stock s on s.variant_id = v.id
     where v.price_hkd * v.step * (100 - v.discount_percent) / 100 between 1000000 and 3000000 and not v.is_on_inquiry and not p.is_medicine and v.purchase_limit = 0
       and s.on_hand - s.reserved >= v.step order by v.id limit 1`,
  )
  const buyer = new Buyer(page)
  const { orders, payment } = buyer.words
  await buyer.logIn(email)
  await page.goto(`/product/${dear?.variant}`)
  await buyer.quantityOf(dear?.standard ?? '').fill('1')
  await buyer.addToCart()
  await buyer.openCart()
  await buyer.goToConfirm()
  await buyer.submitOrder()
  await expect(page.getByRole('heading', { level: 1, name: payment.inReviewTitle })).toBeVisible()
  const orderNo = buyer.orderNoInAddress()
  await expectMail(email, 'We review this order before it is paid')

  await buyer.openOrder(orderNo)
  await expect(page.getByText(orders.inReview)).toBeVisible()
  await expect(page.getByRole('button', { name: orders.cancel })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: orders.pay, exact: true })).toHaveCount(0)
  // Whoever goes to the cashier all the same is told why there is none.
  await page.goto(`/pay/${orderNo}`)
  await expect(page.getByRole('heading', { level: 1, name: payment.inReviewTitle })).toBeVisible()

  const operator = new Operator(await openBrowser())
  const office = operator.words
  await operator.logIn('orders@cusp.example')
  await operator.page.getByRole('link', { name: new RegExp(office.dashboard.accept) }).click()
  await operator.page.getByRole('link', { name: orderNo, exact: true }).click()
  await operator.page.getByRole('button', { name: office.orders.accept, exact: true }).click()
  await operator.answer(filled(office.orders.acceptTitle, { orderNo }), office.orders.accept)
  await expectMail(email, `Order ${orderNo} can be paid now`)

  await page.goto(`/pay/${orderNo}`)
  await buyer.startPaying()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: payment.paidTitle })).toBeVisible()
})

test('medicines are paid, held, released after a look at the papers, and shipped', async ({ page, openBrowser }) => {
  const [medicine] = await rows<{ name: string }>(
    `select p.name->>'en' as name from product p join variant v on v.product_id = p.id join stock s on s.variant_id = v.id
     where p.is_medicine and p.is_on_shelf and v.purchase_limit = 0 and not v.is_on_inquiry
     group by p.id having count(*) = 1 and min(s.on_hand - s.reserved) > 60 order by p.id limit 1`,
  )
  const buyer = new Buyer(page)
  const { orders, payment } = buyer.words
  await buyer.logIn(email)
  const orderNo = await buyer.orderOnline(medicine?.name ?? '')
  await buyer.startPaying()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: payment.heldTitle })).toBeVisible()
  await expectMail(email, `Order ${orderNo} has been paid and is being checked`)
  await buyer.openOrder(orderNo)
  await expect(page.getByText(orders.held)).toBeVisible()

  const warehouse = new Operator(await openBrowser())
  await warehouse.logIn('warehouse@cusp.example')
  await warehouse.openOrder(orderNo)
  await expect(warehouse.page.getByRole('button', { name: warehouse.words.orders.ship, exact: true })).toBeDisabled()
  await expect(warehouse.page.getByRole('button', { name: warehouse.words.orders.release })).toBeDisabled()

  const checker = new Operator(await openBrowser())
  await checker.logIn('review@cusp.example')
  await checker.openOrder(orderNo)
  await checker.release(orderNo, 'Practitioner number D04321')
  await expectMail(email, `Order ${orderNo} has been checked`)

  await warehouse.page.reload()
  await warehouse.page.getByRole('button', { name: warehouse.words.orders.ship, exact: true }).click()
  const dialog = warehouse.page.getByRole('dialog')
  await dialog.getByLabel(warehouse.words.orders.waybill).fill('SF7700112233')
  await dialog.getByRole('button', { name: warehouse.words.orders.ship, exact: true }).click()
  await expect(dialog).toBeHidden()

  await buyer.openOrder(orderNo)
  await expect(page.getByText('SF7700112233')).toBeVisible()
  // What was seen is a matter of the shop.
  await expect(page.getByText('D04321')).toHaveCount(0)
})

test('whoever checks papers refuses medicines, and the clinic gets its money back', async ({ page, openBrowser }) => {
  const [medicine] = await rows<{ name: string }>(
    `select p.name->>'en' as name from product p join variant v on v.product_id = p.id join stock s on s.variant_id = v.id
     where p.is_medicine and p.is_on_shelf and v.purchase_limit = 0 and not v.is_on_inquiry
     group by p.id having count(*) = 1 and min(s.on_hand - s.reserved) > 60 order by p.id limit 1`,
  )
  const buyer = new Buyer(page)
  await buyer.logIn(email)
  const orderNo = await buyer.orderOnline(medicine?.name ?? '')
  await buyer.startPaying()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: buyer.words.payment.heldTitle })).toBeVisible()

  const checker = new Operator(await openBrowser())
  const office = checker.words
  await checker.logIn('review@cusp.example')
  await checker.openOrder(orderNo)
  await checker.page.getByRole('button', { name: office.orders.refuse, exact: true }).click()
  await checker.answer(filled(office.orders.closeTitle, { orderNo }), office.orders.refuse, {
    label: office.common.reason,
    text: 'The practising certificate has expired.',
  })
  await expectMail(email, 'The practising certificate has expired.')
  await buyer.openOrder(orderNo)
  await expect(page.getByText(buyer.words.orders.closed)).toBeVisible()
  await expect(page.getByText(/The practising certificate has expired\./).first()).toBeVisible()
})

test('an administrator sets from which amount orders are reviewed', async ({ page }) => {
  const admin = new Operator(page)
  const { settings, nav, common } = admin.words
  await admin.logIn('admin@cusp.example')
  await admin.goTo(nav.settings)
  const amount = page.getByLabel(settings.reviewFrom)
  await expect(amount).toHaveValue('10000.00')
  await amount.fill('nothing')
  await page.getByRole('button', { name: common.save, exact: true }).click()
  await expect(page.getByText(common.notAnAmount)).toBeVisible()
  await amount.fill('10,000')
  await page.getByRole('button', { name: common.save, exact: true }).click()
  await expect(page.getByText(settings.saved)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(settings.reviewFrom)).toHaveValue('10000.00')
})
