import { randomUUID } from 'node:crypto'
import { Buyer, certificatePicture } from './buyer'
import { expectMail } from './mail'
import { Operator } from './operator'
import { expect, test } from './test'
import { filled } from './words'

const clinicOf = (name: string) => {
  const mark = randomUUID().slice(0, 6)
  return { email: `review-${mark}@journeys.example`, name: `${name} ${mark}`, contact: `Dr Fong ${mark}` }
}

test('operators go through the queue, ask for a new certificate, and the clinic sends it while it buys on', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(150_000)
  const buyer = new Buyer(page)
  const { account, addresses } = buyer.words
  const clinic = clinicOf('Sai Kung Dental')
  await page.goto('/register')
  await buyer.register(clinic)

  const reviewer = new Operator(await openBrowser())
  const { clinics, clinicStatus, common, nav } = reviewer.words
  await reviewer.logIn('review@cusp.example')
  await reviewer.goTo(nav.clinics)
  await reviewer.page.getByRole('tab', { name: clinicStatus.underReview }).click()
  await reviewer.page.getByText(new RegExp(`^${clinics.submissions.new} \\(\\d+\\)$`)).click()
  await reviewer.page.getByRole('link', { name: clinic.name, exact: true }).click()
  await reviewer.approve(clinic.name)
  await expect(
    reviewer.page
      .getByText(clinics.nextNone)
      .or(reviewer.page.getByRole('link', { name: clinics.backToQueue }))
      .first(),
  ).toBeVisible()

  await reviewer.page.getByRole('button', { name: clinics.askCertificate, exact: true }).click()
  await reviewer.answer(filled(clinics.askCertificateTitle, { name: clinic.name }), clinics.askCertificate, {
    label: clinics.rejectReason,
    text: 'The clinic has moved to another address.',
  })
  await expectMail(clinic.email, 'The clinic has moved to another address.')

  await page.goto('/user/information')
  await expect(page.getByText('Reason: The clinic has moved to another address.')).toBeVisible()
  await page.getByRole('button', { name: account.editClinicAddress }).click()
  const dialog = page.getByRole('dialog', { name: account.editClinicAddress })
  // What is put right is taken though the page still loads anew after the refusal.
  let reload = (): void => undefined
  const reloading = new Promise<void>((resolve) => {
    reload = resolve
  })
  await page.route('**/user/information.data*', async (route) => {
    await reloading
    await route.continue()
  })
  await dialog.getByLabel(addresses.street).fill('')
  await dialog.getByLabel(addresses.unit).fill('')
  await dialog.getByRole('button', { name: account.save, exact: true }).click()
  await expect(dialog.getByLabel(addresses.street)).toHaveAccessibleDescription(account.errors.clinicAddressMissing)
  await dialog.getByLabel(addresses.street).fill('9 Demo Man Nin Street')
  await dialog.getByRole('button', { name: account.save, exact: true }).click()
  reload()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/9 Demo Man Nin Street/)).toBeVisible()
  await buyer.openProduct('Cotton pellets')
  await expect(
    page
      .getByRole('main')
      .getByText(/HK\$\d/)
      .first(),
  ).toBeVisible()

  await page.goto('/user/information')
  await page.getByLabel(account.certificate).setInputFiles(await certificatePicture(page, clinic.name))
  await page.getByRole('button', { name: account.submitCertificate }).click()
  await expect(page.getByText(account.submitted)).toBeVisible()

  await reviewer.goTo(nav.clinics)
  await reviewer.page.getByRole('tab', { name: clinicStatus.underReview }).click()
  await reviewer.page.getByText(new RegExp(`^${clinics.submissions.replaced} \\([1-9]\\d*\\)$`)).click()
  await reviewer.page.getByRole('link', { name: clinic.name, exact: true }).click()
  await expect(reviewer.page.getByRole('heading', { level: 1, name: clinic.name })).toBeVisible()
  await expect(reviewer.page.getByText(clinics.submissions.replaced, { exact: true })).toBeVisible()
  await expect(reviewer.page.getByText('9 Demo Man Nin Street').first()).toBeVisible()
  await reviewer.approve(clinic.name)

  await reviewer.page.getByRole('button', { name: common.edit, exact: true }).first().click()
  const drawer = reviewer.page.getByRole('dialog', { name: filled(clinics.editTitle, { name: clinic.name }) })
  await drawer.getByLabel(clinics.name, { exact: true }).fill(`${clinic.name} Limited`)
  await drawer.getByRole('button', { name: common.save, exact: true }).click()
  await expect(drawer).toBeHidden()
  await expect(reviewer.page.getByRole('heading', { level: 1, name: `${clinic.name} Limited` })).toBeVisible()
  await expect(reviewer.page.getByText(`${clinic.name} → ${clinic.name} Limited`)).toBeVisible()
})

test('whom an operator disables is out at once, and finance alone says what a clinic may pay later', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(150_000)
  const buyer = new Buyer(page)
  const clinic = clinicOf('Tung Chung Clinic')
  await page.goto('/register')
  await buyer.register(clinic)
  const reviewer = new Operator(await openBrowser())
  const { clinics, clinicRoles, common } = reviewer.words
  await reviewer.logIn('review@cusp.example')
  await reviewer.openClinic(clinic.name)
  await expect(reviewer.page.getByText(clinics.credit, { exact: true })).toHaveCount(0)

  const person = reviewer.page.getByRole('region', { name: clinic.contact })
  await person.getByRole('button', { name: clinics.setRoles, exact: true }).click()
  const roles = reviewer.page.getByRole('dialog', { name: filled(clinics.setRolesTitle, { name: clinic.contact }) })
  await roles.getByRole('checkbox', { name: clinicRoles.Buyer, exact: true }).uncheck()
  await roles.getByRole('checkbox', { name: clinicRoles.Finance, exact: true }).check()
  await roles.getByRole('button', { name: common.save, exact: true }).click()
  await expect(roles).toBeHidden()
  await expect(person.getByText(clinicRoles.Finance, { exact: true })).toBeVisible()

  await person.getByRole('button', { name: clinics.disable, exact: true }).click()
  await reviewer.answer(filled(clinics.disableTitle, { name: clinic.contact }), clinics.disable, {
    label: clinics.disableReason,
    text: 'Left the clinic.',
  })
  await expect(person.getByText(clinics.standings.disabled)).toBeVisible()
  await page.goto('/user/information')
  await expect(page).toHaveURL(/\/login\?next=/)
  await expectMail(clinic.email, 'Your Cusp account was disabled')
  await person.getByRole('button', { name: clinics.enable, exact: true }).click()
  await reviewer.answer(filled(clinics.enableTitle, { name: clinic.contact }), clinics.enable)
  await buyer.logIn(clinic.email)

  const finance = new Operator(await openBrowser())
  await finance.logIn('money@cusp.example')
  await finance.openClinic(clinic.name)
  await finance.page.getByText(clinics.credit, { exact: true }).waitFor()
  await finance.page.getByRole('button', { name: common.edit, exact: true }).last().click()
  const terms = finance.page.getByRole('dialog', { name: filled(clinics.creditTitle, { name: clinic.name }) })
  await terms.getByRole('checkbox', { name: clinics.mayPayByCheque }).check()
  await terms.getByLabel(clinics.creditReason, { exact: true }).fill('Pays within a week.')
  await terms.getByRole('button', { name: common.save, exact: true }).click()
  await expect(terms.getByText(common.needed)).toBeVisible()
  await terms.getByLabel(clinics.chequeLimit).fill('5000')
  await terms.getByRole('button', { name: common.save, exact: true }).click()
  await expect(terms).toBeHidden()
  await expect(finance.page.getByText('HK$5,000.00').first()).toBeVisible()
  await expect(finance.page.getByText('Pays within a week.')).toBeVisible()
})
