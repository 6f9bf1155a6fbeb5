import { randomUUID } from 'node:crypto'
import { Buyer, certificatePicture, demoPassword } from './buyer'
import { expectMail } from './mail'
import { Operator } from './operator'
import { expect, test } from './test'

const visitorOf = (name: string) => {
  const mark = randomUUID().slice(0, 6)
  return { email: `clinic-${mark}@journeys.example`, name: `${name} ${mark}`, contact: `Dr Ho ${mark}` }
}

test('a rejected clinic reads the reason, corrects its papers and submits again', async ({ page, openBrowser }) => {
  const buyer = new Buyer(page)
  const { account } = buyer.words
  const clinic = visitorOf('Peng Chau Dental')
  await page.goto('/register')
  await buyer.register(clinic)

  const reviewer = new Operator(await openBrowser())
  await reviewer.logIn('review@cusp.example')
  await reviewer.openClinic(clinic.name)
  await reviewer.reject(clinic.name, 'The picture is too dark to read.')
  await expect(reviewer.page.getByText('The picture is too dark to read.').first()).toBeVisible()
  await expectMail(clinic.email, 'The picture is too dark to read.')

  await page.goto('/user/information')
  await expect(page.getByText('Reason: The picture is too dark to read.')).toBeVisible()
  await page.getByLabel(account.companyName).fill(`${clinic.name} Limited`)
  await page.getByLabel(account.certificate).setInputFiles(await certificatePicture(page, clinic.name))
  await page.getByRole('button', { name: account.resubmit }).click()
  await expect(page.getByText(account.submitted)).toBeVisible()
  await expect(page.getByText(account.standingText.underReview)).toBeVisible()

  await reviewer.openClinic(`${clinic.name} Limited`)
  await reviewer.approve(`${clinic.name} Limited`)
})

test('whoever registers without a clinic is told how to see prices, and may send the papers later', async ({
  page,
}) => {
  const buyer = new Buyer(page)
  const { account, shell } = buyer.words
  const clinic = visitorOf('Lamma Physiotherapy')
  await page.goto('/register')
  await buyer.proveEmail(clinic.email)
  await buyer.choosePassword()
  await page.getByRole('button', { name: account.registerNow }).click()
  const welcome = page.getByRole('dialog', { name: account.welcomeTitle })
  await welcome.getByRole('link', { name: account.verifyNow }).click()
  await expect(page.getByText(account.standingText.notSubmitted)).toBeVisible()
  await buyer.fillClinic(clinic)
  await page.getByRole('button', { name: account.submit, exact: true }).click()
  await expect(page.getByText(account.submitted)).toBeVisible()
  await buyer.openAccountMenu(clinic.contact)
  await expect(page.getByRole('banner').getByText(shell.underReview, { exact: true })).toBeVisible()
})

test('registering says what is wrong beside the field it is wrong in', async ({ page }) => {
  const buyer = new Buyer(page)
  const { account } = buyer.words
  await page.goto('/register')
  await page.getByLabel(account.email).fill('nobody@')
  await page.getByRole('button', { name: account.getCode }).click()
  await expect(page.getByLabel(account.email)).toHaveAccessibleDescription(account.errors.emailWrong)

  await buyer.proveEmail(visitorOf('Any').email)
  await page.getByLabel(account.password, { exact: true }).fill('short')
  await page.getByLabel(account.repassword, { exact: true }).fill('other')
  await page.getByRole('button', { name: account.verifyClinic }).click()
  await expect(page.getByLabel(account.password, { exact: true })).toHaveAccessibleDescription(
    new RegExp(account.errors.passwordShape),
  )
  await buyer.choosePassword()
  await page.getByRole('button', { name: account.verifyClinic }).click()
  await page.getByRole('button', { name: account.submitAndRegister }).click()
  await expect(page.getByLabel(account.companyName)).toHaveAccessibleDescription(
    new RegExp(account.errors.companyNameMissing),
  )
  await page.getByLabel(account.certificate).setInputFiles({
    name: 'certificate.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('not a picture'),
  })
  await expect(page.getByText(account.errors.fileNotAccepted)).toBeVisible()
})

test('a wrong password is refused in one sentence, and logging in leads back to the page it was asked for from', async ({
  page,
}) => {
  const buyer = new Buyer(page)
  const { account, orders } = buyer.words
  await page.goto('/user/orderList?status=4')
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel(account.email).fill('clinic@cusp.example')
  await page.getByLabel(account.password, { exact: true }).fill('wrong2026')
  await page.getByRole('button', { name: account.logInTitle }).click()
  await expect(page.getByLabel(account.password, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await buyer.fillLogIn(page.getByRole('main'), 'clinic@cusp.example')
  await expect(page).toHaveURL(/\/user\/orderList\?status=4$/)
  await expect(page.getByRole('heading', { level: 1, name: orders.listTitle })).toBeVisible()
})

test('logging in over a product shows its prices at once, and logging out hides them again', async ({ page }) => {
  const buyer = new Buyer(page)
  const { account, shell, product } = buyer.words
  await page.goto('/')
  await buyer.openProduct('Cotton pellets')
  await buyer.expectNoPrices()
  await page.getByRole('main').getByRole('link', { name: shell.logInToBuy }).click()
  const dialog = page.getByRole('dialog', { name: account.logInTitle })
  await buyer.fillLogIn(dialog, 'clinic@cusp.example', demoPassword)
  await expect(page.getByRole('heading', { level: 1, name: 'Cotton pellets', exact: true })).toBeVisible()
  await expect(
    page
      .getByRole('table', { name: product.variants })
      .getByText(/HK\$\d/)
      .first(),
  ).toBeVisible()

  await buyer.openAccountMenu('Mei Lam')
  await page.getByRole('button', { name: shell.logOut }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: shell.logIn })).toBeVisible()
  await page.goto('/')
  await buyer.openProduct('Cotton pellets')
  await buyer.expectNoPrices()
})

test('a clinic in Hong Kong switches its language but not its currency', async ({ page }) => {
  const buyer = new Buyer(page)
  await buyer.logIn('clinic@cusp.example')
  await buyer.openProduct('Cotton pellets')
  await expect(page.getByRole('banner').getByLabel('Language and currency')).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: '繁', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '棉球', exact: true })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'EN', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cotton pellets', exact: true })).toBeVisible()
})

test('a clinic in Macau chooses US dollars and sees its prices in them', async ({ page }) => {
  const buyer = new Buyer(page)
  const { product, shell } = buyer.words
  await buyer.logIn('macau@cusp.example')
  await buyer.openProduct('Cotton pellets')
  await page.getByRole('banner').getByLabel('Language and currency').click()
  await page.getByRole('button', { name: shell.usd }).click()
  const variants = page.getByRole('table', { name: product.variants })
  await expect(variants.getByText(/^\$\d/).first()).toBeVisible()
  await expect(variants).not.toContainText('HK$')
})

test('a visitor who chose US dollars gets Hong Kong dollars when a clinic of Hong Kong logs in', async ({ page }) => {
  const buyer = new Buyer(page)
  const { product, shell } = buyer.words
  await page.goto('/')
  await page.getByRole('banner').getByLabel('Language and currency').click()
  await page.getByRole('button', { name: shell.usd }).click()
  await expect(page.getByRole('banner').getByText('USD').first()).toBeVisible()
  await buyer.logIn('clinic@cusp.example')
  await buyer.openProduct('Cotton pellets')
  await expect(
    page
      .getByRole('table', { name: product.variants })
      .getByText(/HK\$\d/)
      .first(),
  ).toBeVisible()
})
