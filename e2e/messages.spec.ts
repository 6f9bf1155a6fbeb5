import { randomUUID } from 'node:crypto'
import { Buyer } from './buyer'
import { expectMail } from './mail'
import { Operator } from './operator'
import { expect, test } from './test'

test('an operator words the approval mail anew, and the clinic that is approved next reads it', async ({
  page,
  openBrowser,
}) => {
  const mark = randomUUID().slice(0, 6)
  const clinic = { email: `words-${mark}@journeys.example`, name: `Sai Kung Dental ${mark}`, contact: `Dr Mak ${mark}` }
  const buyer = new Buyer(page)
  await page.goto('/register')
  await buyer.register(clinic)

  const marketing = new Operator(await openBrowser())
  const { nav, texts, common } = marketing.words
  const office = marketing.page
  await marketing.logIn('marketing@cusp.example')
  await marketing.goTo(nav.texts)
  await office.getByRole('link', { name: 'The clinic has been verified' }).click()
  await expect(office.getByRole('heading', { level: 1, name: 'The clinic has been verified' })).toBeVisible()
  const text = office.getByRole('textbox', { name: texts.text })

  await text.fill('Welcome to the harbour, {nobody}')
  await expect(office.getByRole('alert').filter({ hasText: '{nobody}' })).toBeVisible()
  await text.fill('Welcome to the harbour, ')
  await text.press('End')
  await office.getByRole('button', { name: '{clinic}', exact: true }).click()
  await expect(text).toHaveValue('Welcome to the harbour, {clinic}')
  await expect(office.getByText('Welcome to the harbour, Harbour Dental')).toBeVisible()
  await office.getByRole('textbox', { name: texts.subject }).fill('You are in')
  await office.getByRole('button', { name: common.save, exact: true }).click()
  await expect(office.getByText(texts.saved).first()).toBeVisible()
  // The first row of the history, beside the field that still holds it.
  await expect(office.getByRole('cell', { name: 'Mandy Marketing' }).first()).toBeVisible()

  const reviewer = new Operator(await openBrowser())
  await reviewer.logIn('review@cusp.example')
  await reviewer.openClinic(clinic.name)
  await reviewer.approve(clinic.name)
  const mail = await expectMail(clinic.email, 'Welcome to the harbour')
  expect(mail).toMatchObject({ subject: 'You are in', text: `Welcome to the harbour, ${clinic.name}` })

  await office.getByRole('button', { name: texts.restore, exact: true }).click()
  await marketing.answer(texts.restoreTitle, texts.restore)
  await expect(text).toHaveValue(/Prices are now shown to you/)
})
