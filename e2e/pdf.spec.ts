import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type { Locator } from '@playwright/test'
import { Buyer } from './buyer'
import { certificatePdf } from './certificate-pdf'
import { Operator } from './operator'
import { expect, test } from './test'
import { filled } from './words'

const clinicOf = (name: string) => {
  const mark = randomUUID().slice(0, 6)
  return { email: `pdf-${mark}@journeys.example`, name: `${name} ${mark}`, contact: `Dr Lam ${mark}` }
}

/** How much of a drawn page is dark and how much is middle grey, each between 0 and 1; and how it lies. */
const look = (page: Locator) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    let dark = 0
    let grey = 0
    for (let at = 0; at < data.length; at += 4) {
      const light = Number(data[at])
      if (light < 100 && Number(data[at + 3]) > 200) dark += 1
      if (Math.abs(light - 128) < 5) grey += 1
    }
    const pixels = canvas.width * canvas.height
    return {
      dark: dark / pixels,
      grey: grey / pixels,
      isOnItsSide: canvas.width > canvas.height,
      width: canvas.width,
    }
  })

test('operators read a PDF certificate in place, page by page, and nothing in it runs', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(120_000)
  const buyer = new Buyer(page)
  const clinic = clinicOf('Yuen Long Clinic')
  await page.goto('/register')
  await buyer.register(clinic, certificatePdf('Business Registration', '商業登記證'))

  const reviewer = new Operator(await openBrowser())
  const { clinics } = reviewer.words
  const said: string[] = []
  reviewer.page.on('dialog', (dialog) => void said.push(dialog.message()))
  await reviewer.logIn('review@cusp.example')
  await reviewer.openClinic(clinic.name)
  const sheet = reviewer.certificateOf(clinic.name)
  await expect(sheet.locator('canvas')).toBeVisible()
  // The rectangle alone is a twenty-fifth of the page; the words are some more.
  expect((await look(sheet)).dark).toBeGreaterThan(0.041)
  await expect(
    reviewer.page.getByText(filled(clinics.pdfPage, { page: '1', pages: '2' }), { exact: true }),
  ).toBeVisible()
  await reviewer.page.getByRole('button', { name: clinics.pdfText }).click()
  await expect(reviewer.page.getByText(/Business Registration\s+商業登記證/)).toBeVisible()
  expect(said).toEqual([])
  await expect(reviewer.page).not.toHaveTitle('ran')
  await expect(reviewer.page.locator('a[href*="elsewhere"]')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page: reviewer.page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])

  const { width } = await look(sheet)
  await reviewer.page.getByRole('button', { name: clinics.zoomIn, exact: true }).click()
  await expect.poll(async () => (await look(sheet)).width).toBeGreaterThan(width)
  await reviewer.page.getByRole('button', { name: clinics.turnRight, exact: true }).click()
  await expect.poll(async () => (await look(sheet)).isOnItsSide).toBe(true)
  await reviewer.page.getByRole('button', { name: clinics.resetView, exact: true }).click()
  await expect.poll(async () => (await look(sheet)).width).toBe(width)

  await expect(reviewer.page.getByRole('button', { name: clinics.previousPage })).toBeDisabled()
  await reviewer.page.getByRole('button', { name: clinics.nextPage }).click()
  await expect(reviewer.page.getByRole('button', { name: clinics.nextPage })).toBeDisabled()
  // The square covers a third of its page, the field a sixth.
  await expect.poll(async () => (await look(sheet)).dark).toBeGreaterThan(0.3)
  expect((await look(sheet)).grey).toBeGreaterThan(0.15)
  await reviewer.page.getByRole('button', { name: clinics.pdfText }).click()
  await expect(reviewer.page.getByText(clinics.pdfNoText)).toBeVisible()

  const download = reviewer.page.waitForEvent('download')
  await reviewer.page.getByRole('link', { name: clinics.downloadCertificate }).click()
  expect((await download).suggestedFilename()).toBe('certificate.pdf')
})

test('a PDF certificate that is broken says so, and can still be downloaded', async ({ page, openBrowser }) => {
  test.setTimeout(120_000)
  const buyer = new Buyer(page)
  const clinic = clinicOf('Fanling Clinic')
  await page.goto('/register')
  const whole = certificatePdf('Business Registration', '商業登記證')
  await buyer.register(clinic, { ...whole, buffer: Buffer.from('%PDF-1.7\nno page ever follows\n%%EOF\n') })

  const reviewer = new Operator(await openBrowser({ language: 'zh-Hant' }), 'zh-Hant')
  const { clinics } = reviewer.words
  await reviewer.logIn('review@cusp.example')
  await reviewer.openClinic(clinic.name)
  await expect(reviewer.page.getByText(clinics.pdfBroken)).toBeVisible()
  await expect(reviewer.page.getByRole('link', { name: clinics.downloadCertificate })).toBeVisible()
})
