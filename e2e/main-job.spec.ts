import { randomUUID } from 'node:crypto'
import { Buyer, money } from './buyer'
import { expectMail } from './mail'
import { Operator } from './operator'
import { desktop, expect, phone, test } from './test'
import { filled } from './words'

const stories = [
  {
    name: 'in English on a desktop',
    language: 'en',
    device: desktop,
    keyword: 'gloves',
    visitorText: 'Log in to see prices',
    waitingText: 'Prices are shown once your clinic is verified',
    goods: { name: 'Dental cotton rolls', variants: ['No. 1, 8 mm', 'No. 3, 12 mm'] },
    medicine: 'Lidocaine 2% with adrenaline 1:80,000',
    stores: ['Kwai Chung warehouse', 'Tsuen Wan medicine store'],
    pickUp: 'Self pick-up',
    clinic: { name: 'Victoria Peak Dental Surgery', contact: 'Grace Wong' },
    mails: {
      approved: 'Your clinic has been verified',
      placed: (no: string) => `Order ${no} has been placed`,
      paid: (no: string) => `Order ${no} has been paid and is being checked`,
      released: (no: string) => `Order ${no} has been checked`,
      shipped: (no: string) => `Order ${no} is on its way`,
    },
    sandbox: { pay: 'Pay now', note: 'Sandbox: no real money moves' },
  },
  {
    name: 'in Traditional Chinese on a phone',
    language: 'zh-Hant',
    device: phone,
    keyword: '手套',
    visitorText: '登入後查看價格',
    waitingText: '診所通過認證後可查看價格',
    goods: { name: '牙科棉卷', variants: ['1 號，8 毫米', '3 號，12 毫米'] },
    medicine: '利多卡因 2%（含腎上腺素 1:80,000）',
    stores: ['葵涌倉', '荃灣藥品倉'],
    pickUp: '自取',
    clinic: { name: '山頂牙科診所', contact: '黃嘉恩' },
    mails: {
      approved: '您的診所已通過審核',
      placed: (no: string) => `訂單 ${no} 已提交`,
      paid: (no: string) => `訂單 ${no} 已付款，正在核實`,
      released: (no: string) => `訂單 ${no} 已核實`,
      shipped: (no: string) => `訂單 ${no} 已發貨`,
    },
    sandbox: { pay: '立即付款', note: '測試環境：不會真正扣款' },
  },
] as const

for (const story of stories) {
  test(`a clinic finds the shop, is approved, buys, pays and receives its goods ${story.name}`, async ({
    openBrowser,
  }) => {
    test.setTimeout(180_000)
    const { language, goods, stores, mails } = story
    const isPhone = story.device === phone
    const page = await openBrowser(story.device)
    const buyer = new Buyer(page, language)
    const { shell, search, product, account, cart, orders, payment } = buyer.words
    const mark = randomUUID().slice(0, 6)
    const clinic = { ...story.clinic, name: `${story.clinic.name} ${mark}`, email: `clinic-${mark}@journeys.example` }
    const banner = page.getByRole('banner')

    await test.step('the visitor looks around and sees no price', async () => {
      await page.goto('/')
      if (language === 'zh-Hant') {
        await banner.getByLabel('Language and currency').click()
        await page.getByRole('button', { name: '繁體中文' }).click()
      }
      await expect(page).toHaveTitle(filled(shell.titleOf, { title: buyer.words.home.title }))
      await expect(page.getByRole('heading', { name: buyer.words.home.recommended })).toBeVisible()
      await expect(page.getByText(story.visitorText).first()).toBeVisible()
      await buyer.expectNoPrices()

      if (isPhone) {
        await banner.getByRole('link', { name: shell.menu }).click()
        const drawer = page.getByRole('dialog', { name: shell.allCategories })
        const aisle = drawer.getByRole('group').nth(1)
        await aisle.click()
        await aisle.getByRole('link').nth(1).click()
      } else {
        await page
          .getByRole('navigation', { name: shell.categories })
          .getByRole('listitem')
          .nth(1)
          .getByRole('link')
          .click()
      }
      await expect(
        page.getByRole('region', { name: search.results }).getByText(story.visitorText).first(),
      ).toBeVisible()
      await buyer.expectNoPrices()
    })

    await test.step('searching, one brand and the newest first narrow what is shown', async () => {
      await buyer.search(story.keyword)
      if (isPhone) await page.getByRole('button', { name: search.filters }).click()
      const filters = isPhone
        ? page.getByRole('dialog', { name: search.filters })
        : page.getByRole('complementary', { name: search.filters })
      const brands = filters.getByRole('list').last()
      const brand = brands.getByRole('link').first()
      const count = /(\d+)$/.exec((await brand.textContent()) ?? '')?.[1] ?? ''
      await brand.click()
      const results = page.getByRole('region', { name: search.results })
      await expect(results.getByRole('status').first()).toHaveText(new RegExp(`(^|\\D)${count}\\D`))
      await expect(results.getByRole('article')).toHaveCount(Math.min(24, Number(count)))
      await results.getByLabel(search.sortBy).selectOption({ label: search.sorts.newestFirst })
      await expect(page).toHaveURL(/orderBy=/)
      await expect(
        results.getByLabel(search.sortBy).getByRole('option', { name: search.sorts.priceLowToHigh }),
      ).toHaveCount(0)
      await expect(results.getByRole('article')).toHaveCount(Math.min(24, Number(count)))
      await buyer.expectNoPrices()
    })

    await test.step('a product shows its variants and the text in place of a price', async () => {
      await buyer.openProduct(goods.name)
      const variants = page.getByRole('table', { name: product.variants })
      for (const variant of goods.variants) await expect(variants.getByText(variant)).toBeVisible()
      await expect(variants.getByText(story.visitorText).first()).toBeVisible()
      await buyer.expectNoPrices()
    })

    await test.step('the clinic registers with captcha, mailed code and certificate', async () => {
      await page.getByRole('main').getByRole('link', { name: shell.logInToBuy }).click()
      await page
        .getByRole('dialog', { name: account.logInTitle })
        .getByRole('link', { name: account.registerTitle })
        .click()
      await buyer.register(clinic)
    })

    await test.step('under review, it still sees no price', async () => {
      await buyer.openAccountMenu(story.clinic.contact)
      await expect(banner.getByText(shell.underReview, { exact: true })).toBeVisible()
      await banner.getByRole('link', { name: shell.information }).click()
      await expect(page.getByText(account.standingText.underReview)).toBeVisible()
      await buyer.openProduct(goods.name)
      await expect(
        page.getByRole('table', { name: product.variants }).getByText(story.waitingText).first(),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: product.addToCart })).toHaveCount(0)
      await buyer.expectNoPrices()
    })

    await test.step('an operator looks at the certificate and approves', async () => {
      const reviewer = new Operator(await openBrowser({ language }), language)
      await reviewer.logIn('review@cusp.example')
      await reviewer.openClinic(clinic.name)
      const certificate = reviewer.certificateOf(clinic.name)
      await expect(certificate).toBeVisible()
      await expect
        .poll(() => certificate.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
        .toBeGreaterThan(100)
      await reviewer.approve(clinic.name)
      await expectMail(clinic.email, mails.approved)
    })

    await test.step('the clinic, still signed in, sees prices at once', async () => {
      await page.reload()
      await expect(page.getByRole('table', { name: product.variants }).getByText(money).first()).toBeVisible()
      await expect(page.getByText(story.waitingText)).toHaveCount(0)
    })

    await test.step('quantities go in whole steps and never above the stock', async () => {
      const [first, second] = goods.variants
      await page.getByRole('button', { name: filled(product.increase, { name: first }) }).click()
      await expect(buyer.quantityOf(first)).toHaveValue('10')
      await buyer.quantityOf(second).fill('25')
      await buyer.quantityOf(second).blur()
      await expect(buyer.quantityOf(second)).toHaveValue('20')
      await buyer.addToCart()
      await buyer.putIntoCart(story.medicine)

      await banner.getByRole('link', { name: new RegExp(`^${shell.cart}`) }).click()
      await expect(page.getByRole('heading', { level: 1, name: cart.title })).toBeVisible()
      const quantity = page.getByRole('spinbutton', {
        name: filled(cart.quantityOf, { name: `${goods.name} ${second}` }),
      })
      await quantity.fill('15')
      await quantity.blur()
      await expect(quantity).toHaveValue('10')
      await quantity.fill('99999')
      await quantity.blur()
      await expect(page.getByText(cart.insufficientStock).first()).toBeVisible()
      await expect(quantity).toHaveAttribute('aria-valuenow', (await quantity.getAttribute('aria-valuemax')) ?? '')
      await quantity.fill('10')
      await quantity.blur()
      for (const store of stores) await expect(page.getByRole('region', { name: store })).toBeVisible()
      await expect(page.getByText(cart.saving)).toHaveCount(0)
      await page.reload()
      await expect(quantity).toHaveValue('10')
    })

    const orderNo = await test.step('it confirms the order, split by store, with its freight', async () => {
      await buyer.goToConfirm()
      await buyer.addAddress(story.clinic.contact)
      await expect(page.getByRole('radio', { name: /88 Hennessy Road/ })).toBeChecked()
      await expect(page.getByText(orders.medicineTitle)).toBeVisible()
      const freight = page.getByRole('group', { name: filled(orders.deliveryOf, { store: stores[0] }) })
      await expect(page.getByText('HK$85.00')).toBeVisible()
      await freight.getByRole('radio', { name: story.pickUp }).check()
      await expect(page.getByText('HK$85.00')).toBeHidden()
      await expect(page.getByText('HK$45.00').first()).toBeVisible()
      await page.getByLabel(orders.remark).fill('Please ring twice · 請按門鈴兩次')
      await buyer.submitOrder()
      await expect(page.getByRole('heading', { level: 1, name: payment.title })).toBeVisible()
      await expect(page.getByRole('timer')).toBeVisible()
      const no = buyer.orderNoInAddress()
      await expectMail(clinic.email, mails.placed(no))
      return no
    })

    await test.step('it pays on the page of the provider', async () => {
      await buyer.startPaying()
      await expect(page.getByText(story.sandbox.note)).toBeVisible()
      await page.getByRole('button', { name: story.sandbox.pay, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: payment.heldTitle })).toBeVisible()
      await expectMail(clinic.email, mails.paid(orderNo))
    })

    await test.step('an operator sees its papers for the medicine and releases the order', async () => {
      const reviewer = new Operator(await openBrowser({ language }), language)
      await reviewer.logIn('review@cusp.example')
      await reviewer.openOrder(orderNo)
      await reviewer.release(orderNo, `D${mark}`)
      await expectMail(clinic.email, mails.released(orderNo))
    })

    const waybills = [`SF${mark}1`, `SF${mark}2`]
    await test.step('the warehouse ships from both stores', async () => {
      const warehouse = new Operator(await openBrowser({ language }), language)
      await warehouse.logIn('warehouse@cusp.example')
      await warehouse.openOrder(orderNo)
      await warehouse.ship(stores[0], waybills[0] ?? '')
      await warehouse.ship(stores[1], waybills[1] ?? '')
      await expect(warehouse.page.getByText(warehouse.words.orderStatus.pendingReceipt).first()).toBeVisible()
      await expectMail(clinic.email, mails.shipped(orderNo))
    })

    await test.step('the clinic sees the waybills and confirms receipt', async () => {
      await page.getByRole('link', { name: payment.viewOrder }).click()
      for (const waybill of waybills) await expect(page.getByText(waybill)).toBeVisible()
      await page.getByRole('button', { name: orders.receive }).click()
      await page
        .getByRole('dialog', { name: orders.receiveTitle })
        .getByRole('button', { name: orders.receive })
        .click()
      await expect(page.getByRole('main').getByText(orders.tabCompleted, { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('button', { name: orders.receive })).toHaveCount(0)
    })

    await test.step('it buys the same again', async () => {
      await page.getByRole('button', { name: orders.buyAgain }).click()
      await expect(page.getByRole('heading', { level: 1, name: cart.title })).toBeVisible()
      for (const variant of goods.variants)
        await expect(
          page.getByRole('spinbutton', { name: filled(cart.quantityOf, { name: `${goods.name} ${variant}` }) }),
        ).toBeVisible()
    })
  })
}
