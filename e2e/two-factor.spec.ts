import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectMail } from './mail'
import { Operator, operatorPassword } from './operator'
import { expect, test } from './test'
import { filled } from './words'

/** Chosen by the administrator; good for choosing one's own only. */
const firstPassword = 'first2026office'

/** A colleague of their own for the test, so that nobody else's login changes. */
async function newColleague(admin: Operator): Promise<{ name: string; email: string }> {
  const mark = randomUUID().slice(0, 6)
  const colleague = { name: `Toby ${mark}`, email: `toby-${mark}@cusp.example` }
  const { nav, operators, login, common } = admin.words
  await admin.goTo(nav.operators)
  await admin.page.getByRole('button', { name: operators.create }).click()
  const drawer = admin.page.getByRole('dialog', { name: operators.create })
  await drawer.getByLabel(operators.name).fill(colleague.name)
  await drawer.getByLabel(operators.email).fill(colleague.email)
  await drawer.getByLabel(login.password).fill(firstPassword)
  await drawer.getByRole('button', { name: common.save }).click()
  await expect(drawer).toBeHidden()
  return colleague
}

/** The code that an authenticator shows; a code that was taken is followed by the next one, which the server takes early. */
function authenticator(secret: string) {
  let last = 0
  return () => {
    const now = Math.floor(Date.now() / 30_000)
    const step = Math.max(now, last + 1)
    last = step
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: step * 30_000 })
  }
}

async function typePassword(
  page: Page,
  { login }: Operator['words'],
  email: string,
  password = operatorPassword,
): Promise<void> {
  await page.goto('/backoffice')
  await page.getByLabel(login.email).fill(email)
  await page.getByLabel(login.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: login.logIn }).click()
}
async function typeCode(page: Page, { login }: Operator['words'], code: string): Promise<void> {
  await page.getByLabel(login.code, { exact: true }).fill(code)
  await page.getByRole('button', { name: login.logIn }).click()
}

test('an operator sets up two-factor login, uses code and recovery code, loses both, and an administrator helps', async ({
  page,
  openBrowser,
}) => {
  const admin = new Operator(page)
  await admin.logIn('admin@cusp.example')
  const colleague = await newColleague(admin)

  const toby = new Operator(await openBrowser())
  const { login, me, dashboard, operators } = toby.words
  await typePassword(toby.page, toby.words, colleague.email, firstPassword)
  await expect(toby.page.getByRole('heading', { level: 1, name: me.title })).toBeVisible()

  await test.step('the password of the administrator is good for choosing another one only', async () => {
    await expect(toby.page.getByText(me.mustChange)).toBeVisible()
    await expect(toby.page.getByRole('navigation', { name: toby.words.nav.main })).toHaveCount(0)
    const chinese = toby.page.getByRole('radio', { name: '繁體中文' })
    await chinese.click()
    await expect(chinese).toBeChecked()
    await toby.page.getByLabel(me.presentPassword).fill(firstPassword)
    await toby.page.getByLabel(me.newPassword, { exact: true }).fill(operatorPassword)
    await toby.page.getByLabel(me.again).fill(operatorPassword)
    await toby.page.getByRole('button', { name: me.changePassword }).click()
    await expect(toby.page.getByText(me.mustChange)).toBeHidden()
    await expect(toby.page.getByRole('navigation', { name: toby.words.nav.main })).toBeVisible()
    await expectMail(colleague.email, '您的 Cusp 後台密碼已更改')
  })

  await toby.page.getByRole('button', { name: me.setUp }).click()
  const proof = toby.page.getByRole('dialog', { name: me.setUp })
  await proof.getByLabel(me.presentPassword).fill('wrong123')
  await proof.getByRole('button', { name: me.goOn }).click()
  await expect(proof.getByText('The password is wrong')).toBeVisible()
  await proof.getByLabel(me.presentPassword).fill(operatorPassword)
  await proof.getByRole('button', { name: me.goOn }).click()

  await expect(toby.page.getByRole('img', { name: me.qrCode })).toBeVisible()
  const secret = (await toby.page.getByTestId('secret').textContent())?.trim() ?? ''
  const code = authenticator(secret)
  await toby.page.getByLabel(me.firstCode).fill(code())
  await toby.page.getByRole('button', { name: me.confirmCode }).click()
  const list = toby.page.getByRole('list', { name: me.recoveryCodes })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const recovery = (await list.getByRole('listitem').first().textContent()) ?? ''
  await expect(toby.page.getByRole('button', { name: me.done })).toBeDisabled()
  await toby.page.getByLabel(me.codesAreKept).check()
  await toby.page.getByRole('button', { name: me.done }).click()
  await expect(toby.page.getByText(me.twoFactorIsOn, { exact: true })).toBeVisible()

  await test.step('the password alone is not enough any more', async () => {
    const elsewhere = new Operator(await openBrowser())
    await typePassword(elsewhere.page, elsewhere.words, colleague.email)
    await typeCode(elsewhere.page, elsewhere.words, '000000')
    await expect(elsewhere.page.getByRole('alert')).toBeVisible()
    await typeCode(elsewhere.page, elsewhere.words, code())
    await expect(elsewhere.page.getByRole('heading', { level: 1, name: dashboard.title })).toBeVisible()
  })

  await test.step('a recovery code works once', async () => {
    const elsewhere = new Operator(await openBrowser())
    await typePassword(elsewhere.page, elsewhere.words, colleague.email)
    await typeCode(elsewhere.page, elsewhere.words, recovery)
    await expect(elsewhere.page.getByRole('heading', { level: 1, name: dashboard.title })).toBeVisible()
    const again = new Operator(await openBrowser())
    await typePassword(again.page, again.words, colleague.email)
    await typeCode(again.page, again.words, recovery)
    await expect(again.page.getByRole('alert')).toBeVisible()
    await expect(again.page.getByLabel(login.code, { exact: true })).toBeVisible()
  })

  await test.step('an administrator resets it: every session ends, and the password is enough again', async () => {
    await page.reload()
    await admin.searchFor(operators.searchHint, colleague.email)
    await page.getByRole('button', { name: operators.reset, exact: true }).click()
    await admin.answer(filled(operators.resetTitle, { name: colleague.name }), operators.reset, {
      label: admin.words.common.reason,
      text: 'The telephone was stolen.',
    })
    await toby.page.reload()
    await expect(toby.page.getByRole('heading', { level: 1, name: login.title })).toBeVisible()
    await toby.logIn(colleague.email)
  })
})

test('an operator whose role demands two-factor login sees the own account only, until it is set up', async ({
  page,
}) => {
  const una = new Operator(page)
  const { me, nav } = una.words
  await una.logIn('support@cusp.example')
  // The rule is the whole shop's, and other journeys are under way: only this browser is told of it.
  await page.route('**/opsapi/me', async (route) => {
    const answer = await route.fetch()
    const envelope = await answer.json()
    await route.fulfill({
      response: answer,
      json: { ...envelope, data: { ...envelope.data, mustSetUpTwoFactor: true, permissions: ['self'] } },
    })
  })
  await page.goto('/backoffice/orders')
  await expect(page.getByRole('heading', { level: 1, name: me.title })).toBeVisible()
  await expect(page.getByText(me.mustSetUp)).toBeVisible()
  await expect(page.getByRole('button', { name: me.setUp })).toBeVisible()
  await expect(page.getByRole('navigation', { name: nav.main })).toHaveCount(0)
  await page.unroute('**/opsapi/me')
  await page.reload()
  await expect(page.getByRole('navigation', { name: nav.main })).toBeVisible()
})
