import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
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

test('marketing hands out a code, and finds the clinic that has registered with it behind the number', async ({
  page,
  openBrowser,
}) => {
  const mark = randomUUID().slice(0, 6).toUpperCase()
  const code = `FAIR-${mark}`
  const marketing = new Operator(await openBrowser())
  const { nav, invitationCodes, common } = marketing.words
  const office = marketing.page
  await marketing.logIn('marketing@cusp.example')
  await marketing.goTo(nav.invitationCodes)
  await office.getByRole('button', { name: invitationCodes.create, exact: true }).click()
  const drawer = office.getByRole('dialog', { name: invitationCodes.create })
  await drawer.getByLabel(invitationCodes.code).fill(code)
  await drawer.getByLabel(invitationCodes.owner).fill('Kit Wong')
  await drawer.getByRole('button', { name: common.save, exact: true }).click()
  await expect(office.getByRole('row', { name: new RegExp(code) })).toBeVisible()

  const clinic = { email: `${code}@journeys.example`.toLowerCase(), name: `Tai Po Eye ${mark}`, contact: 'Dr Yu' }
  await page.goto(`/register?invitationCode=${code.toLowerCase()}`)
  await new Buyer(page).register(clinic)

  await office.reload()
  await office.getByRole('button', { name: `${code} ${invitationCodes.submitted}: 1` }).click()
  const behind = office.getByRole('dialog', { name: `${code} · ${invitationCodes.submitted}` })
  await expect(behind.getByRole('link', { name: clinic.name })).toBeVisible()
  await office.keyboard.press('Escape')
  await expect(behind).toBeHidden()
  const [download] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('button', { name: invitationCodes.download }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toMatch(
    new RegExp(`^${code},.*,Kit Wong,,,,1,1,0,0,0.00,0.00,0$`, 'm'),
  )
})

test('support sees what became of the codes that an address has asked for, and no code', async ({
  page,
  openBrowser,
}) => {
  const mark = randomUUID().slice(0, 6)
  const clinic = { email: `asked-${mark}@journeys.example`, name: `Ap Lei Chau Vet ${mark}`, contact: 'Dr Ip' }
  await page.goto('/register')
  await new Buyer(page).register(clinic)

  const support = new Operator(await openBrowser({ language: 'zh-Hant' }), 'zh-Hant')
  const { nav, codeLog, codeOutcomes, codeStates } = support.words
  await support.logIn('support@cusp.example')
  await support.goTo(nav.codeLog)
  await support.searchFor(codeLog.searchHint, clinic.email)
  const row = support.page.getByRole('row', { name: /^.*a•••@journeys\.example/ })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(codeOutcomes.sent)
  await expect(row).toContainText(codeStates.used)
  await expect(row).not.toContainText(/\d{6}/)
})
