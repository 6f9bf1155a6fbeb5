import { randomUUID } from 'node:crypto'
import { expectMail } from './mail'
import { Operator } from './operator'
import { expect, test } from './test'
import { filled, wordsOf } from './words'

test('somebody writes to the shop, an operator answers, and the answer comes by mail in the writer’s language', async ({
  page,
  openBrowser,
}) => {
  const mark = randomUUID().slice(0, 6)
  const email = `writer-${mark}@journeys.example`
  const visitor = await openBrowser({ language: 'zh-Hant' })
  const { help } = wordsOf['zh-Hant']
  await visitor.goto('/contactUs')
  await visitor.getByRole('button', { name: help.send }).click()
  await expect(visitor.getByText(help.errors.nameMissing)).toBeVisible()
  await visitor.getByLabel(help.name).fill(`陳醫生 ${mark}`)
  await visitor.getByLabel(help.email).fill(email)
  await visitor.getByLabel(help.message).fill(`請問有 <b>M</b> 碼嗎？${mark}`)
  await visitor.getByRole('button', { name: help.send }).click()
  await expect(visitor.getByText(help.sent)).toBeVisible()
  await expectMail('service@cusp.example', mark)

  const operator = new Operator(page)
  const { nav, enquiries } = operator.words
  await operator.logIn('support@cusp.example')
  await operator.goTo(nav.enquiries)
  await operator.searchFor(enquiries.searchHint, mark)
  await page.getByRole('button', { name: email }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toContainText(`<b>M</b> 碼嗎？${mark}`)
  await drawer.getByLabel(enquiries.answer).fill('有，各色齊備。')
  await drawer.getByRole('button', { name: enquiries.send }).click()
  await expect(page.getByText(enquiries.sent)).toBeVisible()
  const mail = await expectMail(email, '有，各色齊備。')
  expect(mail.subject).toBe('回覆您的查詢')
})

test('the contact form works without JavaScript and keeps what was typed', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  const { help } = wordsOf.en
  const email = `plain-${randomUUID().slice(0, 6)}@journeys.example`
  await page.goto('/contactUs')
  await page.getByLabel(help.name).fill('Dr Ho')
  await page.getByLabel(help.email).fill(email)
  await page.getByRole('button', { name: help.send }).click()
  await expect(page.getByText(help.errors.messageMissing)).toBeVisible()
  await expect(page.getByLabel(help.name)).toHaveValue('Dr Ho')
  await page.getByLabel(help.message).fill('Hello')
  await page.getByRole('button', { name: help.send }).click()
  await expect(page.getByText(filled(help.sentText, { email }))).toBeVisible()
})
