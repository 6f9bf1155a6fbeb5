import { randomUUID } from 'node:crypto'
import { Operator } from './operator'
import { addressesOf } from './places'
import { expect, phone, test } from './test'
import { wordsOf } from './words'

const { shell } = wordsOf.en

test('an operator words the text in the place of prices, and visitors read it within two seconds', async ({
  page,
  openBrowser,
}) => {
  const said = `Ask us for prices ${randomUUID().slice(0, 6)}`
  const operator = new Operator(page)
  const { nav, priceTexts, common, languages } = operator.words
  await operator.logIn('marketing@cusp.example')
  await operator.goTo(nav.priceTexts)
  const field = page.getByLabel(`${priceTexts.value} (${languages.en})`).first()
  const before = await field.inputValue()
  await field.fill(said)
  await expect(page.getByRole('region', { name: priceTexts.preview }).first()).toContainText(said)
  await page.getByRole('button', { name: common.save }).first().click()
  await expect(page.getByText(priceTexts.saved)).toBeVisible()

  const visitor = await openBrowser()
  await expect(async () => expect(await (await visitor.request.get('/')).text()).toContain(said)).toPass({
    timeout: 2_000,
  })
  await visitor.goto('/')
  await expect(visitor.getByText(said).first()).toBeVisible()

  await field.fill(before)
  await page.getByRole('button', { name: common.save }).first().click()
  await expect(async () => expect(await (await visitor.request.get('/')).text()).toContain(before)).toPass()
})

test('an operator changes the phone in the footer, which refuses what is no number', async ({ page, openBrowser }) => {
  const operator = new Operator(page)
  const { nav, contactDetails, common } = operator.words
  await operator.logIn('marketing@cusp.example')
  await operator.goTo(nav.contactDetails)
  const field = page.getByRole('textbox', { name: new RegExp(`^${contactDetails.phone}`) })
  await field.fill('ring us')
  await page.getByRole('button', { name: common.save }).click()
  await expect(page.getByText(contactDetails.phoneWrong)).toBeVisible()
  const number = `+852 0000 ${String(1000 + Math.floor(Math.random() * 8999))}`
  await field.fill(number)
  await page.getByRole('button', { name: common.save }).click()
  await expect(page.getByText(contactDetails.saved)).toBeVisible()

  const visitor = await openBrowser()
  await expect(async () => {
    await visitor.goto('/about/1')
    await expect(visitor.getByRole('contentinfo').getByRole('link', { name: number })).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 5_000 })
})

test('the chat link names the page it was opened on, and the order on an order’s page', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  const place = await addressesOf('clinic@cusp.example')
  const chat = page.getByRole('complementary', { name: shell.service }).getByRole('link', { name: shell.chat })
  const textOf = async () => new URL((await chat.first().getAttribute('href')) ?? '').searchParams.get('text')
  await page.goto(place('/product/{variant}'))
  expect(await textOf()).toContain(place('/product/{variant}'))
  // What a link that was mailed carries stays between its reader and the shop.
  await page.goto('/forgotPasswordSecond?email=desk%40smile.example&captcha=123456')
  expect(await textOf()).not.toContain('123456')

  await page.goto('/login')
  const { account } = wordsOf.en
  await page.getByLabel(account.email).fill('clinic@cusp.example')
  await page.getByLabel(account.password, { exact: true }).fill('cusp2026')
  await page.getByRole('button', { name: account.logInTitle }).click()
  await page.goto(place('/user/orderDetail/{order}'))
  expect(await textOf()).toBe(`Hello, I have a question about order ${place('{order}')}`)
})

test('customer service opens beside every page, with hotline, hours and the app’s code', async ({ openBrowser }) => {
  for (const options of [{}, phone]) {
    const page = await openBrowser(options)
    await page.goto('/')
    const service = page.getByRole('complementary', { name: shell.service })
    const openers = service.locator('summary').filter({ visible: true })
    if (options === phone) {
      await openers.click()
    } else {
      await expect(service.getByRole('link', { name: shell.chat })).toBeVisible()
      await openers.first().click()
    }
    await expect(service.getByText('08:00–23:00, every day').filter({ visible: true })).toBeVisible()
    await openers.last().click()
    if (options !== phone)
      await expect(service.getByRole('img', { name: shell.appCode }).filter({ visible: true })).toBeVisible()
  }
})

test('back to top comes after a window’s height of scrolling', async ({ page }) => {
  await page.goto('/')
  const up = page.getByRole('button', { name: shell.backToTop })
  await expect(up).toHaveCount(0)
  await expect(async () => {
    await page.mouse.wheel(0, 1200)
    await expect(up).toBeVisible({ timeout: 500 })
  }).toPass()
  await up.click()
  await expect(up).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

for (const javaScriptEnabled of [true, false])
  test(`the notice about cookies stands until it is accepted ${javaScriptEnabled ? 'by a key' : 'without a script'}`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ isFirstVisit: true, javaScriptEnabled })
    const notice = page.getByRole('region', { name: shell.cookies })
    await page.goto('/search?keyword=gloves')
    await expect(notice.getByRole('link', { name: shell.privacyPolicy })).toHaveAttribute('href', '/about/3')
    await notice.getByRole('button', { name: shell.acceptCookies }).press('Enter')
    await expect(notice).toHaveCount(0)
    await expect(page).toHaveURL(/keyword=gloves/)
    await page.reload()
    await expect(notice).toHaveCount(0)
    await page.goto('/')
    await expect(notice).toHaveCount(0)
  })

test('an operator formats an information page, looks at it and publishes it', async ({ page, openBrowser }) => {
  const mark = randomUUID().slice(0, 6)
  const operator = new Operator(page)
  const { nav, infoPages, richText, languages } = operator.words
  await operator.logIn('marketing@cusp.example')
  await operator.goTo(nav.infoPages)
  await page.getByLabel(infoPages.newId).fill(`page-${mark}`)
  await page.getByRole('button', { name: infoPages.create }).click()
  for (const language of ['en', 'zh-Hant'] as const) {
    await page.getByLabel(`${infoPages.name} (${languages[language]})`).fill(`Opening hours ${mark}`)
    const label = `${infoPages.content} (${languages[language]})`
    const editor = page.getByRole('textbox', { name: label, exact: true })
    const tools = page.getByRole('toolbar', { name: richText.tools.replace('{label}', label) })
    await editor.click()
    await tools.getByRole('button', { name: richText.heading, exact: true }).click()
    await page.keyboard.type(`Holidays ${mark}`)
    await page.keyboard.press('Enter')
    await tools.getByRole('button', { name: richText.bullets, exact: true }).click()
    await page.keyboard.type('Closed on Sundays')
  }
  await page.getByRole('button', { name: infoPages.preview }).click()
  await expect(
    page
      .frameLocator('iframe')
      .first()
      .getByRole('heading', { name: `Holidays ${mark}` }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: infoPages.publish, exact: true }).click()
  await expect(page.getByText(infoPages.published)).toBeVisible()

  const visitor = await openBrowser()
  await expect(async () => {
    await visitor.goto(`/about/page-${mark}`)
    await expect(visitor.getByRole('heading', { level: 2, name: `Holidays ${mark}` })).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 5_000 })
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Closed on Sundays' })).toBeVisible()
})
