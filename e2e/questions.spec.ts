import { randomUUID } from 'node:crypto'
import { Operator } from './operator'
import { expect, test } from './test'
import { filled, wordsOf } from './words'

test('an operator writes a question as a draft, publishes it, and a buyer finds it in both languages', async ({
  page,
  openBrowser,
}) => {
  const mark = randomUUID().slice(0, 6)
  const operator = new Operator(page)
  const { nav, questions, languages, common } = operator.words
  await operator.logIn('marketing@cusp.example')
  await operator.goTo(nav.questions)
  await page.getByRole('button', { name: questions.create }).click()
  for (const language of ['en', 'zh-Hant'] as const) {
    await page.getByLabel(`${questions.name} (${languages[language]})`).fill(`Opening ${language} ${mark}?`)
    await page
      .getByRole('textbox', { name: `${questions.answer} (${languages[language]})`, exact: true })
      .pressSequentially(`From nine ${mark}`)
  }
  const save = page.getByRole('button', { name: common.save })
  await save.click()
  await expect(page.getByRole('heading', { level: 1, name: `Opening en ${mark}?` })).toBeVisible()

  const visitor = await openBrowser({ javaScriptEnabled: false })
  await visitor.goto(`/question?words=${mark}`)
  const { help } = wordsOf.en
  await expect(visitor.getByText(help.foundNone)).toBeVisible()

  await page.getByRole('switch', { name: questions.isPublished }).click()
  await save.click()
  await expect(async () => {
    await visitor.goto(`/question?words=${mark}`)
    await expect(visitor.getByText(`Opening en ${mark}?`)).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 5_000 })
  await visitor.getByText(`Opening en ${mark}?`).click()
  await expect(visitor.getByText(`From nine ${mark}`)).toBeVisible()
  await visitor.goto(`/zh-Hant/question?words=${mark}`)
  await expect(visitor.getByText(`Opening zh-Hant ${mark}?`)).toBeVisible()
})

test('without JavaScript, a reader goes from the footer to a topic and its answers, searches, and gets back by the trail', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  const { help, shell } = wordsOf.en
  await page.goto('/about/1')
  await page.getByRole('contentinfo').getByRole('link', { name: shell.questions }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Delivery/ })
    .click()
  await expect(page).toHaveURL(/\/questiondetails\/\w+\/delivery$/)
  await page.getByText('Why do I receive several parcels?').click()
  await expect(page.getByText('Goods leave from the store that keeps them.')).toBeVisible()

  await page.getByRole('searchbox', { name: help.questionWords }).fill('remittance')
  await page.getByRole('search', { name: help.questionWords }).getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'How can I pay?' })).toBeVisible()
  await page.getByText('How can I pay?').click()
  await page
    .getByRole('link', { name: filled(help.inTopic, { name: 'Payment' }) })
    .first()
    .click()
  await page.getByRole('navigation', { name: shell.breadcrumbs }).getByRole('link', { name: shell.questions }).click()
  await expect(page.getByRole('heading', { level: 1, name: shell.questions })).toBeVisible()
})

test('an address of a topic with another title leads to its own, and one that is none says so', async ({ page }) => {
  await page.goto('/questiondetails/2/Some%20old%20title')
  await expect(page).toHaveURL(/\/questiondetails\/2\/delivery$/)
  await page.goto('/questiondetails/2')
  await expect(page).toHaveURL(/\/questiondetails\/2\/delivery$/)
  expect((await page.request.get('/questiondetails/999/delivery')).status()).toBe(404)
})
