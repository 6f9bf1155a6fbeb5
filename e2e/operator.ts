import { expect, type Locator, type Page } from '@playwright/test'
import { filled, type Language, wordsOf } from './words'

export const operatorPassword = 'office2026'

/** Somebody of the shop's staff, in front of a page of the back office. */
export class Operator {
  readonly words: (typeof wordsOf)[Language]['office']

  constructor(
    readonly page: Page,
    readonly language: Language = 'en',
  ) {
    this.words = wordsOf[language].office
  }

  async logIn(email: string): Promise<void> {
    const { login } = this.words
    await this.page.goto('/backoffice')
    await expect(this.page.getByRole('heading', { level: 1, name: login.title })).toBeVisible()
    await this.page.getByLabel(login.email).fill(email)
    await this.page.getByLabel(login.password, { exact: true }).fill(operatorPassword)
    await this.page.getByRole('button', { name: login.logIn }).click()
    await expect(this.page.getByRole('heading', { level: 1, name: this.words.dashboard.title })).toBeVisible()
  }

  /** Opens a page by its entry in the menu. */
  async goTo(entry: string): Promise<void> {
    const menu = this.page.getByRole('navigation', { name: this.words.nav.main })
    await menu.getByRole('link', { name: new RegExp(`^${entry}`) }).click()
    await expect(this.page.getByRole('heading', { level: 1, name: entry })).toBeVisible()
  }

  async searchFor(hint: string, keyword: string): Promise<void> {
    const box = this.page.getByRole('searchbox', { name: hint })
    await box.fill(keyword)
    await box.press('Enter')
  }

  /** Answers the question that a button asks before it acts. */
  async answer(title: string, confirm: string, reason?: { label: string; text: string }): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: title })
    if (reason) await dialog.getByLabel(reason.label).fill(reason.text)
    await dialog.getByRole('button', { name: confirm, exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  async openClinic(name: string): Promise<void> {
    const { nav, clinics } = this.words
    await this.goTo(nav.clinics)
    await this.searchFor(clinics.searchHint, name)
    await this.page.getByRole('link', { name, exact: true }).click()
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  /** The certificate as it is shown beside the clinic's facts. */
  certificateOf(name: string): Locator {
    return this.page.getByRole('img', { name: filled(this.words.clinics.certificateOf, { name }) })
  }

  async approve(name: string): Promise<void> {
    const { clinics } = this.words
    await this.page.getByRole('button', { name: clinics.approve, exact: true }).click()
    await this.answer(filled(clinics.approveTitle, { name }), clinics.approve)
    await expect(this.page.getByText(filled(clinics.approved, { name })).first()).toBeVisible()
  }

  async reject(name: string, text: string): Promise<void> {
    const { clinics } = this.words
    await this.page.getByRole('button', { name: clinics.reject, exact: true }).click()
    await this.answer(filled(clinics.rejectTitle, { name }), clinics.reject, { label: clinics.rejectReason, text })
    await expect(this.page.getByText(filled(clinics.rejected, { name })).first()).toBeVisible()
  }

  async openOrder(orderNo: string): Promise<void> {
    const { nav, orders } = this.words
    await this.goTo(nav.orders)
    await this.searchFor(orders.searchHint, orderNo)
    await this.page.getByRole('link', { name: orderNo, exact: true }).click()
    await expect(this.page.getByRole('heading', { level: 1, name: filled(orders.title, { orderNo }) })).toBeVisible()
  }

  /** Releases the order that is open, having seen these papers. */
  async release(orderNo: string, papers: string): Promise<void> {
    const { orders } = this.words
    await this.page.getByRole('button', { name: orders.release, exact: true }).click()
    await this.answer(filled(orders.releaseTitle, { orderNo }), orders.release, { label: orders.papers, text: papers })
    await expect(this.page.getByText(papers)).toBeVisible()
  }

  /** Ships what one store has of the order that is open. */
  async ship(store: string, waybill: string): Promise<void> {
    const { orders } = this.words
    await this.page.getByRole('button', { name: orders.ship, exact: true }).first().click()
    const dialog = this.page.getByRole('dialog', { name: filled(orders.shipTitle, { store }) })
    await dialog.getByLabel(orders.waybill).fill(waybill)
    await dialog.getByRole('button', { name: orders.ship, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(this.page.getByText(waybill)).toBeVisible()
  }
}
