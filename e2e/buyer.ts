import { expect, type Locator, type Page } from '@playwright/test'
import { knownCaptchaAnswer } from './captcha'
import { codeMailedTo, mailsTo } from './mail'
import { filled, type Language, type Words, wordsOf } from './words'

export const demoPassword = 'cusp2026'

/** Money as it is written anywhere in the shop. */
export const money = /\$\s?\d/

/** A file as it is chosen in a form. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/** A picture of a certificate, as a clinic would photograph its own. */
export async function certificatePicture(page: Page, clinic: string): Promise<ChosenFile> {
  const desk = await page.context().newPage()
  await desk.setContent(`<h1>Business Registration Certificate</h1><p>${clinic}</p><p>Valid until 31 December 2030</p>`)
  const buffer = await desk.screenshot({ type: 'jpeg' })
  await desk.close()
  return { name: 'certificate.jpg', mimeType: 'image/jpeg', buffer }
}

export type Clinic = { readonly email: string; readonly name: string; readonly contact: string }

/** Somebody who buys, in front of a page of the storefront. */
export class Buyer {
  readonly words: Words

  constructor(
    readonly page: Page,
    readonly language: Language = 'en',
  ) {
    this.words = wordsOf[language]
  }

  /** Logs in at the login page, from wherever this is. */
  async logIn(email: string, password = demoPassword): Promise<void> {
    if (!this.page.url().includes('/login')) await this.page.goto('/login')
    await this.fillLogIn(this.page.getByRole('main'), email, password)
  }

  async fillLogIn(form: Locator, email: string, password = demoPassword): Promise<void> {
    const { account } = this.words
    await form.getByLabel(account.email).fill(email)
    await form.getByLabel(account.password, { exact: true }).fill(password)
    await form.getByRole('button', { name: account.logInTitle }).click()
    await expect(this.page.getByRole('banner').getByRole('link', { name: this.words.shell.logIn })).toHaveCount(0)
  }

  /** The menu of whoever is signed in, by their name. */
  async openAccountMenu(name: string): Promise<void> {
    await this.page.getByRole('banner').getByRole('group').filter({ hasText: name }).click()
    await expect(this.page.getByRole('button', { name: this.words.shell.logOut })).toBeVisible()
  }

  /** Everything that a visitor or an unapproved clinic may see: no amount of money anywhere. */
  async expectNoPrices(): Promise<void> {
    await expect(this.page.getByRole('main')).toBeVisible()
    await expect(this.page.locator('body')).not.toContainText(money)
  }

  async search(keyword: string): Promise<void> {
    const { shell, search } = this.words
    await this.page.getByRole('combobox', { name: shell.searchLabel }).fill(keyword)
    await this.page.getByRole('button', { name: shell.search, exact: true }).click()
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(filled(search.titleFor, { what: keyword }))
  }

  async openProduct(name: string): Promise<void> {
    await this.search(name)
    await this.page.getByRole('article').getByRole('link', { name, exact: true }).click()
    await expect(this.page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  }

  /** The quantity of one variant of the product that is open. */
  quantityOf(variant: string): Locator {
    return this.page.getByRole('spinbutton', { name: filled(this.words.product.quantityOf, { name: variant }) })
  }

  async addToCart(): Promise<void> {
    const { product } = this.words
    await this.page.getByRole('button', { name: product.addToCart, exact: true }).click()
    await expect(this.page.getByText(product.addedToCart).first()).toBeVisible()
  }

  /** Puts one product with one variant into the cart, in its smallest quantity. */
  async putIntoCart(name: string): Promise<void> {
    await this.openProduct(name)
    await this.addToCart()
  }

  async openCart(): Promise<void> {
    await this.page.goto('/shopCart')
    await expect(this.page.getByRole('heading', { level: 1, name: this.words.cart.title })).toBeVisible()
  }

  /** From the cart, with what is selected there, to the page that confirms the order. */
  async goToConfirm(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.cart.placeOrder, exact: true }).click()
    await expect(this.page.getByRole('heading', { level: 1, name: this.words.orders.confirmTitle })).toBeVisible()
  }

  async submitOrder(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.orders.place, exact: true }).click()
  }

  /** Orders one product, paying online, and gives the order's number; the cashier is open then. */
  async orderOnline(product: string): Promise<string> {
    await this.putIntoCart(product)
    await this.openCart()
    await this.goToConfirm()
    await this.submitOrder()
    await expect(this.page.getByRole('heading', { level: 1, name: this.words.payment.title })).toBeVisible()
    return this.orderNoInAddress()
  }

  orderNoInAddress(): string {
    const { pathname, searchParams } = new URL(this.page.url())
    return searchParams.get('orderId') ?? decodeURIComponent(pathname.split('/').at(-1) ?? '')
  }

  async startPaying(): Promise<void> {
    const { payment } = this.words
    await this.page.getByRole('button', { name: new RegExp(`^${filled(payment.pay, { amount: '.*\\$' })}`) }).click()
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.language === 'en' ? 'Sandbox payment' : '測試付款' }),
    ).toBeVisible()
  }

  async openOrder(orderNo: string): Promise<void> {
    await this.page.goto(`/user/orderDetail/${orderNo}`)
    await expect(
      this.page.getByRole('heading', { level: 1, name: filled(this.words.orders.detailTitle, { orderNo }) }),
    ).toBeVisible()
  }

  /** The first step of registering and of recovering: the address, the captcha, the code from the mail. */
  async proveEmail(email: string): Promise<void> {
    const { account } = this.words
    await this.page.getByLabel(account.email).fill(email)
    await this.fillCode(this.page.getByRole('main'), email)
    await this.page.getByRole('button', { name: account.next, exact: true }).click()
  }

  /** Asks for a code, past the captcha, and types it in from the mail. */
  async fillCode(place: Locator, email: string): Promise<void> {
    const before = (await mailsTo(email)).length
    await this.askForCode(place)
    await place.getByLabel(this.words.account.code, { exact: true }).fill(await codeMailedTo(email, before))
  }

  /** Asks for a code, past the captcha. */
  async askForCode(place: Locator): Promise<void> {
    const { account } = this.words
    await place.getByRole('button', { name: account.getCode }).click()
    // A press before the page's script runs is answered within the page, as it is for whoever has no script.
    await expect(this.page.getByRole('img', { name: account.captchaPicture })).toBeVisible()
    const dialog = this.page.getByRole('dialog', { name: account.captchaTitle })
    const isDialog = await dialog.isVisible()
    const asked = isDialog ? dialog : place
    await asked.getByLabel(account.captchaText).fill(await knownCaptchaAnswer())
    if (isDialog) await expect(dialog).toBeHidden()
    else await place.getByRole('button', { name: account.captchaSend }).click()
  }

  async choosePassword(password = demoPassword): Promise<void> {
    const { account } = this.words
    await this.page.getByLabel(account.password, { exact: true }).fill(password)
    await this.page.getByLabel(account.repassword, { exact: true }).fill(password)
  }

  async fillClinic({ name, contact }: Clinic, certificate?: ChosenFile): Promise<void> {
    const { account, addresses } = this.words
    await this.page.getByLabel(account.companyName).fill(name)
    await this.page.getByLabel(account.person).fill(contact)
    await this.page
      .getByLabel(addresses.district)
      .selectOption({ label: this.language === 'en' ? 'Wan Chai' : '灣仔區' })
    await this.page.getByLabel(addresses.street).fill('1 Queen’s Road East')
    await this.page.getByLabel(addresses.unit).fill('12/F')
    await this.page
      .getByLabel(account.certificate)
      .setInputFiles(certificate ?? (await certificatePicture(this.page, name)))
  }

  /** Registers a clinic from the registration page to the notice that it is under review; with a picture, if nothing else. */
  async register(clinic: Clinic, certificate?: ChosenFile): Promise<void> {
    const { account } = this.words
    await expect(this.page.getByRole('heading', { level: 1, name: account.registerTitle })).toBeVisible()
    await this.proveEmail(clinic.email)
    await this.choosePassword()
    await this.page.getByRole('button', { name: account.verifyClinic }).click()
    await this.fillClinic(clinic, certificate)
    await this.page.getByLabel(account.contactPhone).fill('6123 4567')
    await this.page.getByRole('button', { name: account.submitAndRegister }).click()
    const notice = this.page.getByRole('dialog', { name: account.awaitingTitle })
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: account.continueShopping }).click()
    await expect(notice).toBeHidden()
  }

  /** Adds the first address of a clinic on the page that confirms an order. */
  async addAddress(recipient: string): Promise<void> {
    const { addresses, orders } = this.words
    await this.page.getByRole('button', { name: orders.addAddress }).click()
    const dialog = this.page.getByRole('dialog', { name: addresses.addTitle })
    await dialog.getByLabel(addresses.recipient).fill(recipient)
    await dialog.getByLabel(addresses.phone).fill('5123 4567')
    await dialog.getByLabel(addresses.district).selectOption({ label: this.language === 'en' ? 'Wan Chai' : '灣仔區' })
    await dialog.getByLabel(addresses.street).fill('88 Hennessy Road')
    await dialog.getByLabel(addresses.unit).fill('8/F')
    await dialog.getByRole('button', { name: addresses.save }).click()
    await expect(dialog).toBeHidden()
  }
}
