import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Buyer, type Clinic } from './buyer'
import { rows } from './database'
import { expectMail } from './mail'
import { Operator } from './operator'
import { expect, test } from './test'
import { filled, type Language } from './words'

/** Somebody of a clinic that may pay on credit, on the page of their account. */
async function creditor(page: Page, language: Language = 'en'): Promise<{ buyer: Buyer; clinic: Clinic }> {
  const mark = randomUUID().slice(0, 6)
  const clinic = {
    email: `payment-${mark}@journeys.example`,
    name: `Sheung Wan Dental ${mark}`,
    contact: `Dr Lau ${mark}`,
  }
  const buyer = new Buyer(page, language)
  await page.goto('/register')
  await buyer.register(clinic)
  await rows('update clinic set has_credit = true, credit_limit = 1000000, credit_days = 30 where name = $1', [
    clinic.name,
  ])
  await minuteLater(clinic.email)
  await page.goto('/user/information')
  return { buyer, clinic }
}

/** Codes to one address are a minute apart; the journey does not wait that long. */
const minuteLater = (target: string) =>
  rows(`update code_sending set last_sent_at = last_sent_at - interval '61 seconds' where target = $1`, [target])

const cardOf = ({ page, words }: Buyer) => page.getByRole('region', { name: words.account.payment.title })

/** The last two steps: the new password, twice, and the word that it is done. */
async function choose({ page, words }: Buyer, password: string): Promise<void> {
  const { payment } = words.account
  const dialog = page.getByRole('dialog', { name: payment.title })
  await dialog.getByLabel(payment.newPassword, { exact: true }).fill(password)
  await dialog.getByLabel(payment.again, { exact: true }).fill(password)
  await dialog.getByRole('button', { name: payment.save }).click()
  await expect(dialog.getByText(payment.done)).toBeVisible()
  await dialog.getByRole('button', { name: payment.close }).last().click()
  await expect(dialog).toBeHidden()
}

test('a buyer sets a payment password in three steps, and support unlocks and resets it', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(150_000)
  const { buyer, clinic } = await creditor(page)
  const { account } = buyer.words
  const { payment } = account
  const card = cardOf(buyer)
  await expect(card.getByText(payment.isNotSet)).toBeVisible()
  await card.getByRole('button', { name: payment.set }).click()
  const dialog = page.getByRole('dialog', { name: payment.title })
  const next = dialog.getByRole('button', { name: account.next, exact: true })
  await expect(next).toHaveAccessibleDescription(account.errors.incomplete)
  await buyer.fillCode(dialog, clinic.email)
  await next.click()

  const [first, again] = [payment.newPassword, payment.again].map((label) => dialog.getByLabel(label, { exact: true }))
  if (!first || !again) throw new Error('there are two fields')
  const save = dialog.getByRole('button', { name: payment.save })
  for (const [typed, repeated, field, problem] of [
    ['12345', '12345', first, account.errors.paymentPasswordLength],
    ['12345a', '12345a', first, account.errors.paymentPasswordDigits],
    ['135790', '135791', again, account.errors.passwordsDiffer],
  ] as const) {
    await first.fill(typed)
    await again.fill(repeated)
    await save.click()
    await expect(field).toHaveAccessibleDescription(new RegExp(problem))
  }
  await choose(buyer, '135790')
  await expect(card.getByText(payment.isSet, { exact: true })).toBeVisible()
  await expectMail(clinic.email, 'A payment password was set for your Cusp account')

  // As any client of the shop would ask, until it is locked.
  const guess = (payPwd: string) =>
    page.evaluate(async (typed) => {
      const answer = await fetch('/authapi/user/verifyPayPwd', {
        method: 'POST',
        headers: { 'content-type': 'application/json', langenv: '2' },
        body: JSON.stringify({ payPwd: typed }),
      })
      return ((await answer.json()) as { message: string }).message
    }, payPwd)
  for (let i = 0; i < 5; i += 1) await guess('000000')
  expect(await guess('135790')).toContain('Try again in 30 minutes')

  const support = new Operator(await openBrowser())
  const { clinics, clinicMoves } = support.words
  await support.logIn('support@cusp.example')
  await support.openClinic(clinic.name)
  const person = support.page.getByRole('region', { name: clinic.contact })
  await person.getByRole('button', { name: clinics.paymentPassword.unlock, exact: true }).click()
  await support.answer(
    filled(clinics.paymentPassword.unlockTitle, { name: clinic.contact }),
    clinics.paymentPassword.unlock,
    { label: clinics.disableReason, text: 'Called us and named the last order.' },
  )
  await expect(person.getByText(clinics.paymentPassword.set, { exact: true })).toBeVisible()
  await expectMail(clinic.email, 'The payment password of your Cusp account is unlocked')
  await expect.poll(() => guess('135790')).not.toContain('minutes')

  await person.getByRole('button', { name: clinics.paymentPassword.reset, exact: true }).click()
  await support.answer(
    filled(clinics.paymentPassword.resetTitle, { name: clinic.contact }),
    clinics.paymentPassword.reset,
    { label: clinics.disableReason, text: 'Saw somebody type it.' },
  )
  await expect(support.page.getByText('Saw somebody type it.')).toBeVisible()
  await expect(support.page.getByText(clinicMoves.unlockPaymentPassword, { exact: true })).toBeVisible()
  await expectMail(clinic.email, 'The payment password of your Cusp account was reset')
  await page.reload()
  await expect(card.getByText(payment.isNotSet)).toBeVisible()
})

test('whoever has no phone binds one on the way, has the code sent there, and changes the password by mail later', async ({
  openBrowser,
}) => {
  test.setTimeout(150_000)
  const page = await openBrowser({ language: 'zh-Hant' })
  const { buyer, clinic } = await creditor(page, 'zh-Hant')
  const { account } = buyer.words
  const { payment } = account
  const number = `6${randomInt(1_000_000, 9_999_999)}`
  const card = cardOf(buyer)
  await card.getByRole('button', { name: payment.set }).click()
  const dialog = page.getByRole('dialog', { name: payment.title })
  await dialog.getByRole('button', { name: payment.bindPhone }).click()
  const bind = page.getByRole('dialog', { name: account.changePhone })
  await buyer.fillCode(bind, clinic.email)
  await bind.getByRole('button', { name: account.next, exact: true }).click()
  await bind.getByLabel(account.newPhone).fill(number)
  await fillPhoneCode(buyer, bind, number)
  await bind.getByRole('button', { name: account.save }).click()
  await expect(bind).toBeHidden()
  await expect(dialog.getByText(payment.bound)).toBeVisible()

  await minuteLater(`+852 ${number}`)
  await dialog.getByRole('radio', { name: `+852 ${number}` }).check()
  await fillPhoneCode(buyer, dialog, number)
  await dialog.getByRole('button', { name: account.next, exact: true }).click()
  await choose(buyer, '246802')
  await expectMail(clinic.email, '您的 Cusp 帳戶已設定支付密碼')

  await minuteLater(clinic.email)
  await card.getByRole('button', { name: payment.change }).click()
  await dialog.getByRole('radio', { name: clinic.email }).check()
  await buyer.fillCode(dialog, clinic.email)
  await dialog.getByRole('button', { name: account.next, exact: true }).click()
  await choose(buyer, '135790')
  await expectMail(clinic.email, '您的 Cusp 支付密碼已更改')
})

/** Asks for a code by text message and types it in as the shop has sent it. */
async function fillPhoneCode(buyer: Buyer, place: ReturnType<Page['getByRole']>, number: string): Promise<void> {
  const sent = async () =>
    (await rows<{ body: string }>(`select body from message where recipient = $1 order by id`, [`+852${number}`])).map(
      ({ body }) => /\d{6}/.exec(body)?.[0] ?? '',
    )
  const before = (await sent()).length
  await buyer.askForCode(place)
  await expect.poll(async () => (await sent()).length).toBeGreaterThan(before)
  await place.getByLabel(buyer.words.account.code, { exact: true }).fill((await sent()).at(-1) ?? '')
}

test('nobody is offered a payment password whose clinic pays each order at once', async ({ page }) => {
  const buyer = new Buyer(page)
  await buyer.logIn('central@cusp.example')
  await page.goto('/user/information')
  await expect(page.getByRole('heading', { level: 1, name: buyer.words.account.informationTitle })).toBeVisible()
  await expect(cardOf(buyer)).toHaveCount(0)
})
