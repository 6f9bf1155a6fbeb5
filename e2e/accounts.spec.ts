import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Buyer } from './buyer'
import { rows } from './database'
import { expectMail } from './mail'
import { expect, test } from './test'
import type { Language } from './words'

const addressOf = (what: string): string => `${what}-${randomUUID().slice(0, 6)}@journeys.example`
const newPassword = 'molar2026'

/** Somebody with an account of their own, signed in; their clinic is not verified. */
async function member(page: Page, email: string, language: Language = 'en'): Promise<Buyer> {
  const buyer = new Buyer(page, language)
  const { account } = buyer.words
  await page.goto('/register')
  await buyer.proveEmail(email)
  await buyer.choosePassword()
  await page.getByRole('button', { name: account.registerNow }).click()
  const welcome = page.getByRole('dialog', { name: account.welcomeTitle })
  await welcome.getByRole('button', { name: account.continueShopping }).click()
  await expect(welcome).toBeHidden()
  return buyer
}

/** Codes to one address are a minute apart; the journey does not wait that long. */
const minuteLater = (email: string) =>
  rows(`update code_sending set last_sent_at = last_sent_at - interval '61 seconds' where target = $1`, [email])

for (const language of ['en', 'zh-Hant'] as const) {
  const inWords = language === 'en' ? 'English' : 'Traditional Chinese'

  test(`whoever forgot the password sets another one by mail and logs in with it, in ${inWords}`, async ({
    openBrowser,
  }) => {
    const email = addressOf('forgot')
    const elsewhere = await openBrowser({ language })
    const signedIn = await member(elsewhere, email, language)
    const { account, shell } = signedIn.words
    await minuteLater(email)

    const page = await openBrowser({ language })
    const buyer = new Buyer(page, language)
    await page.goto('/login')
    await page.getByRole('link', { name: account.forgotPassword }).click()
    await expect(page).toHaveURL(/\/rorgotPassword\?phoneOrEmail=1$/)
    await expect(page.getByRole('combobox', { name: shell.searchLabel })).toHaveCount(0)
    await page.getByRole('link', { name: account.byPhone }).click()
    await expect(page.getByLabel(account.phone)).toBeVisible()
    await page.getByRole('link', { name: account.byEmail }).click()
    await buyer.proveEmail(email)
    await expect(page).toHaveURL(/\/forgotPasswordSecond\?/)
    await expect(page.getByRole('combobox', { name: shell.searchLabel })).toHaveCount(0)
    await page.getByLabel(account.newPassword, { exact: true }).fill(newPassword)
    await page.getByLabel(account.repassword, { exact: true }).fill('another2026')
    await page.getByRole('button', { name: account.setPassword }).click()
    await expect(page.getByLabel(account.repassword, { exact: true })).toHaveAccessibleDescription(
      account.errors.passwordsDiffer,
    )
    await page.getByLabel(account.repassword, { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: account.setPassword }).click()

    const dialog = page.getByRole('dialog', { name: account.logInTitle })
    await expect(dialog.getByText(account.passwordReset)).toBeVisible()
    await buyer.fillLogIn(dialog, email, newPassword)
    await expect(page.getByRole('banner').getByText(email).first()).toBeVisible()
    await expectMail(email, language === 'en' ? 'Your Cusp password was changed' : '您的 Cusp 密碼已更改')

    await elsewhere.goto('/user/information')
    await expect(elsewhere).toHaveURL(/\/login\?next=/)
  })
}
