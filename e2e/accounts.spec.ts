import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
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
    await page.getByRole('main').getByRole('link', { name: account.byPhone, exact: true }).click()
    await expect(page.getByLabel(account.phone)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: account.byEmail, exact: true }).click()
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

test('a buyer changes name, picture, email and password, and is told of it at the old address', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(120_000)
  const buyer = new Buyer(page)
  const { account, shell } = buyer.words
  const mark = randomUUID().slice(0, 6)
  const [email, another] = [addressOf('old'), addressOf('new')]
  await page.goto('/register')
  await buyer.register({ email, name: `Tai O Dental ${mark}`, contact: `Dr Chan ${mark}` })
  await minuteLater(email)

  await page.goto('/user/information')
  await page.getByRole('button', { name: account.editProfile }).click()
  const profile = page.getByRole('dialog', { name: account.editProfile })
  await profile.getByLabel(account.profileName).fill('')
  await profile.getByRole('button', { name: account.save }).click()
  await expect(profile.getByLabel(account.profileName)).toHaveAccessibleDescription(account.errors.personMissing)
  await profile.getByLabel(account.profileName).fill(`Dr Wong ${mark}`)
  const picture = await page.screenshot({ type: 'png', clip: { x: 0, y: 0, width: 200, height: 200 } })
  await profile.getByLabel(account.avatar).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  await profile.getByRole('button', { name: account.save }).click()
  await expect(profile).toBeHidden()
  await expect(page.getByRole('banner').getByText(`Dr Wong ${mark}`).first()).toBeAttached()
  const shown = page.getByRole('banner').locator('img[src^="/files/avatar/"]')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200)

  await page.getByRole('button', { name: account.changeEmail }).click()
  const dialog = page.getByRole('dialog', { name: account.changeEmail })
  await buyer.fillCode(dialog, email)
  await dialog.getByRole('button', { name: account.next, exact: true }).click()
  await dialog.getByLabel(account.newEmail).fill(another)
  await buyer.fillCode(dialog, another)
  await dialog.getByRole('button', { name: account.save }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByText(another)).toBeVisible()
  await expectMail(email, 'The email address of your Cusp account was changed')

  const elsewhere = await openBrowser()
  await new Buyer(elsewhere).logIn(another)
  await page.reload()
  await page.getByRole('button', { name: account.changePassword }).click()
  const passwords = page.getByRole('dialog', { name: account.changePassword })
  await passwords.getByLabel(account.oldPassword, { exact: true }).fill('wrong2026')
  await passwords.getByLabel(account.newPassword, { exact: true }).fill(newPassword)
  await passwords.getByLabel(account.repassword, { exact: true }).fill(newPassword)
  await passwords.getByRole('button', { name: account.changePassword }).click()
  await expect(passwords.getByLabel(account.oldPassword, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await passwords.getByLabel(account.oldPassword, { exact: true }).fill('cusp2026')
  await passwords.getByRole('button', { name: account.changePassword }).click()
  await expect(page.getByText(account.changedLogInAgain)).toBeVisible()
  await buyer.fillLogIn(page.getByRole('main'), another, newPassword)
  await expect(page.getByRole('heading', { level: 1, name: account.informationTitle })).toBeVisible()
  await elsewhere.goto('/user/information')
  await expect(elsewhere).toHaveURL(/\/login\?next=/)
  await expect(elsewhere.getByRole('banner').getByRole('link', { name: shell.logIn })).toBeVisible()
})

test('a buyer sees every device that is signed in and signs the others out', async ({ page, openBrowser }) => {
  const email = addressOf('devices')
  const buyer = await member(page, email)
  const { account } = buyer.words
  const others = [await openBrowser(), await openBrowser(), await openBrowser()]
  for (const other of others) await new Buyer(other).logIn(email)

  await page.goto('/user/information')
  const devices = page.getByRole('region', { name: account.devicesTitle }).getByRole('listitem')
  await expect(devices).toHaveCount(4)
  await expect(devices.filter({ hasText: account.thisDevice })).toHaveCount(1)
  await devices
    .filter({ hasNotText: account.thisDevice })
    .first()
    .getByRole('button', { name: account.signOutDevice })
    .click()
  await expect(devices).toHaveCount(3)
  await page.getByRole('button', { name: account.signOutOthers }).click()
  await expect(devices).toHaveCount(1)
  for (const other of others) {
    await other.goto('/user/information')
    await expect(other).toHaveURL(/\/login\?next=/)
  }
  await page.reload()
  await expect(devices).toHaveCount(1)
})

test('a clinic’s administrator invites a colleague, changes what they may do, and removes them', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(120_000)
  const buyer = new Buyer(page)
  const { account, product, shell } = buyer.words
  await buyer.logIn('central@cusp.example')
  const email = addressOf('colleague')
  await page.goto('/user/colleagues')
  await page.getByRole('button', { name: account.invite }).click()
  const invite = page.getByRole('dialog', { name: account.inviteTitle })
  await invite.getByLabel(account.email).fill('nobody@')
  await invite.getByRole('button', { name: account.sendInvitation }).click()
  await expect(invite.getByLabel(account.email)).toHaveAccessibleDescription(account.errors.emailWrong)
  await invite.getByLabel(account.email).fill(email)
  await invite.getByRole('button', { name: account.sendInvitation }).click()
  await expect(invite).toBeHidden()
  await expect(page.getByRole('main').getByText(email)).toBeVisible()

  const mail = await expectMail(email, /joinClinic/)
  const link = /https?:\/\/\S+joinClinic\S+/.exec(mail.text)?.[0] ?? ''
  const theirs = await openBrowser()
  await theirs.goto(link)
  await expect(theirs.getByText(email)).toBeVisible()
  await theirs.getByLabel(account.profileName).fill('Nurse Ho')
  await new Buyer(theirs).choosePassword()
  await theirs.getByRole('button', { name: account.join, exact: true }).click()
  await expect(theirs.getByRole('banner').getByText('Nurse Ho').first()).toBeVisible()
  await new Buyer(theirs).openProduct('Plaque disclosing tablets')
  await expect(theirs.getByRole('button', { name: product.addToCart, exact: true })).toBeEnabled()
  await theirs.goto(link)
  await expect(theirs.getByText(account.invitationGoneTitle)).toBeVisible()
  await theirs.goto('/user/colleagues')
  await expect(theirs.getByRole('button', { name: account.invite })).toHaveCount(0)

  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: email })
  await row.getByRole('button', { name: account.editColleague }).click()
  const edit = page.getByRole('dialog', { name: 'Nurse Ho' })
  await edit.getByRole('radio', { name: account.roleFinance }).check()
  await edit.getByRole('button', { name: account.save }).click()
  await expect(edit).toBeHidden()
  await expect(row.getByText(account.roleFinance)).toBeVisible()
  await theirs.goto('/')
  await new Buyer(theirs).openProduct('Plaque disclosing tablets')
  await expect(theirs.getByRole('button', { name: product.addToCart, exact: true })).toBeDisabled()
  await expect(theirs.getByRole('status').filter({ hasText: product.roleMayNotBuy })).toBeVisible()

  await row.getByRole('button', { name: account.removeColleague }).click()
  await page.getByRole('dialog').getByRole('button', { name: account.removeColleague }).click()
  await expect(row).toHaveCount(0)
  await theirs.goto('/user/orderList')
  await expect(theirs).toHaveURL(/\/login\?next=/)
  await expect(theirs.getByRole('banner').getByRole('link', { name: shell.logIn })).toBeVisible()

  const own = page.getByRole('listitem').filter({ hasText: 'central@cusp.example' })
  await own.getByRole('button', { name: account.removeColleague }).click()
  await page.getByRole('dialog').getByRole('button', { name: account.removeColleague }).click()
  await expect(own.getByText('Your clinic needs at least one administrator')).toBeVisible()
})

test('a buyer turns a mail off after a confirmation, and finds it so again', async ({ page }) => {
  const buyer = new Buyer(page)
  const { account } = buyer.words
  await buyer.logIn('tsuenwan@cusp.example')
  await page.goto('/mailSubscription')
  const paid = page.getByRole('checkbox', { name: 'Payment received' })
  await expect(paid).toBeChecked()
  await paid.uncheck()
  await page.getByRole('button', { name: account.save }).click()
  const confirm = page.getByRole('dialog', { name: account.mailConfirmTitle })
  await confirm.getByRole('button', { name: account.mailConfirm }).click()
  await expect(page.getByText(account.mailSaved).first()).toBeAttached()
  await expect(confirm).toBeHidden()
  await page.reload()
  await expect(paid).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Goods on their way' })).toBeChecked()
  await paid.check()
  await page.getByRole('button', { name: account.save }).click()
  await confirm.getByRole('button', { name: account.mailConfirm }).click()
  await expect(confirm).toBeHidden()
})

test('a buyer downloads a copy of their data, asks for the deletion of the account, and keeps it after all', async ({
  page,
}) => {
  const email = addressOf('privacy')
  const buyer = await member(page, email)
  const { account } = buyer.words
  await page.goto('/user/information')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: account.exportData }).click(),
  ])
  expect(download.suggestedFilename()).toBe('cusp-my-data.json')
  expect(readFileSync(await download.path(), 'utf8')).toContain(email)

  await page.getByRole('button', { name: account.deleteAccount }).click()
  const dialog = page.getByRole('dialog', { name: account.deleteAccountTitle })
  await dialog.getByRole('button', { name: account.deleteAccount }).click()
  await expect(page.getByText(/Your account will be deleted on \d{4}-/)).toBeVisible()
  await expectMail(email, 'Your Cusp account will be deleted')
  await page.getByRole('button', { name: account.withdrawDeletion }).click()
  await expect(page.getByRole('button', { name: account.deleteAccount })).toBeVisible()
})
