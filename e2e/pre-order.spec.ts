import { Buyer } from './buyer'
import { rows } from './database'
import { expectMail } from './mail'
import { Operator } from './operator'
import { desktop, expect, phone, test } from './test'
import { filled } from './words'

// These tests share a clinic with its orders: they run one after the other, and others only look at its pages.
test.describe.configure({ mode: 'default' })

const email = 'yuenlong@cusp.example'

/** Goods that are sold out and that nobody waits for. */
async function soldOut(): Promise<{ variant: string; product: string; article: string }> {
  const found = await rows<{ variant: string; product: string; article: string }>(
    `select v.id as variant, p.id as product, v.article_number as article
     from variant v join product p on p.id = v.product_id join stock s on s.variant_id = v.id
     where s.on_hand = 0 and not v.is_pre_order and v.is_on_shelf and p.is_on_shelf and not v.is_on_inquiry and not p.is_medicine
       and v.purchase_limit = 0 and v.price_hkd * v.step < 500000
     order by v.id limit 1`,
  )
  const [goods] = found
  if (!goods) throw new Error('nothing is sold out')
  return goods
}

for (const { language, screen } of [
  { language: 'en', screen: desktop },
  { language: 'zh-Hant', screen: phone },
] as const) {
  test(`goods are offered on pre-order, ordered with a deposit, arrive and are paid (${language}, ${screen.viewport?.width} px)`, async ({
    openBrowser,
  }) => {
    test.slow()
    const goods = await soldOut()

    const keeper = new Operator(await openBrowser())
    const office = keeper.words
    await keeper.logIn('catalogue@cusp.example')
    await keeper.page.goto(`/backoffice/products/${goods.product}`)
    const row = keeper.page.getByRole('row').filter({ hasText: goods.article }).first()
    await row.getByRole('button', { name: office.variants.preOrder, exact: true }).click()
    const terms = keeper.page.getByRole('dialog')
    await terms.getByRole('switch').click()
    await terms.getByLabel(office.variants.preOrderPercent).fill('40')
    await terms.getByLabel(office.variants.preOrderMost).fill('500')
    await terms.getByRole('button', { name: office.common.save, exact: true }).click()
    await expect(keeper.page.getByText(office.variants.preOrderSaved)).toBeVisible()

    const page = await openBrowser({ ...screen, language })
    const buyer = new Buyer(page, language)
    const { product, orders, payment } = buyer.words

    // Whoever sees no prices learns that it can be pre-ordered, and nothing that tells of money.
    await page.goto(`/product/${goods.variant}`)
    await expect(page.getByText(product.preOrder, { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('40%')
    await buyer.expectNoPrices()

    await buyer.logIn(email)
    await page.goto(`/product/${goods.variant}`)
    await expect(page.getByRole('main')).toContainText('40%')
    await page.getByRole('button', { name: product.preOrderNow, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: orders.confirmTitle })).toBeVisible()
    await expect(page.getByText(orders.preOrderTitle)).toBeVisible()
    await expect(page.getByText(orders.preOrderAlone)).toBeVisible()
    await expect(page.getByText(orders.depositNow)).toBeVisible()
    await buyer.submitOrder()
    await expect(page.getByRole('heading', { level: 1, name: payment.title })).toBeVisible()
    const orderNo = buyer.orderNoInAddress()
    await expect(page.getByText(payment.deposit, { exact: true })).toBeVisible()
    await expectMail(email, orderNo)

    await buyer.startPaying()
    await page.getByRole('button', { name: language === 'en' ? 'Pay now' : '立即付款' }).click()
    await expect(page.getByRole('heading', { level: 1, name: payment.depositPaidTitle })).toBeVisible()
    await buyer.openOrder(orderNo)
    await expect(page.getByText(orders.waitsForGoods)).toBeVisible()
    await expect(page.getByRole('button', { name: orders.cancel })).toHaveCount(0)

    const warehouse = new Operator(await openBrowser())
    await warehouse.logIn('warehouse@cusp.example')
    await warehouse.goTo(office.nav.preOrders)
    await warehouse.searchFor(office.preOrders.searchHint, goods.article)
    await expect(warehouse.page.getByRole('link', { name: orderNo, exact: true })).toBeVisible()
    await warehouse.page
      .getByRole('row')
      .filter({ has: warehouse.page.getByRole('link', { name: orderNo, exact: true }) })
      .getByRole('button', { name: office.preOrders.arrived, exact: true })
      .click()
    const arrival = warehouse.page.getByRole('dialog')
    await arrival.getByLabel(office.preOrders.received).fill('500')
    await expect(arrival.getByText(/^Serves 1 order/)).toBeVisible()
    await arrival.getByLabel(office.preOrders.reason).fill('Delivery note 88')
    await arrival.getByRole('button', { name: office.preOrders.arrived, exact: true }).click()
    await expect(arrival).toBeHidden()
    await expectMail(email, new RegExp(`The goods of order ${orderNo} have arrived|訂單 ${orderNo} 的商品已到貨`))

    await buyer.openOrder(orderNo)
    await expect(page.getByText(orders.goodsArrived)).toBeVisible()
    await expect(page.getByRole('button', { name: orders.cancel })).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: orders.pay, exact: true }).click()
    await expect(page.getByText(payment.balance, { exact: true })).toBeVisible()
    await buyer.startPaying()
    await page.getByRole('button', { name: language === 'en' ? 'Pay now' : '立即付款' }).click()
    await expect(page.getByRole('heading', { level: 1, name: payment.paidTitle })).toBeVisible()

    await warehouse.openOrder(orderNo)
    await expect(warehouse.page.getByText(/· Deposit/)).toBeVisible()
    await expect(warehouse.page.getByText(/· Balance/)).toBeVisible()
    await expect(warehouse.page.getByRole('button', { name: office.orders.ship, exact: true })).toBeEnabled()
    const broken = await rows('select * from invariant_violations')
    expect(broken).toEqual([])
  })
}

test('an operator closes a pre-order whose deposit is paid, and the clinic gets it back', async ({
  page,
  openBrowser,
}) => {
  const [offered] = await rows<{ variant: string }>(
    `select v.id as variant from variant v join stock s on s.variant_id = v.id
     where v.is_pre_order and s.on_hand - s.reserved - s.awaited < v.step and s.pre_order_most - s.awaited >= v.step order by v.id limit 1`,
  )
  const buyer = new Buyer(page)
  const { product, orders, payment } = buyer.words
  await buyer.logIn(email)
  await page.goto(`/product/${offered?.variant}`)
  await page.getByRole('button', { name: product.preOrderNow, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: orders.confirmTitle })).toBeVisible()
  await buyer.submitOrder()
  await expect(page.getByRole('heading', { level: 1, name: payment.title })).toBeVisible()
  const orderNo = buyer.orderNoInAddress()
  await buyer.startPaying()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: payment.depositPaidTitle })).toBeVisible()

  const operator = new Operator(await openBrowser())
  const office = operator.words
  await operator.logIn('orders@cusp.example')
  await operator.openOrder(orderNo)
  await expect(operator.page.getByText(office.orders.waitsForGoods)).toBeVisible()
  await operator.page.getByRole('button', { name: office.orders.close, exact: true }).click()
  await operator.answer(filled(office.orders.closeTitle, { orderNo }), office.orders.close, {
    label: office.common.reason,
    text: 'The maker has stopped it.',
  })
  await expectMail(email, `A refund for order ${orderNo}`)
  await buyer.openOrder(orderNo)
  await expect(page.getByText(orders.closed)).toBeVisible()
})
