import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { Buyer } from './buyer'
import { operatorPassword } from './operator'
import { filled, type Language, type wordsOf } from './words'

/** What a page shows after something was done on it: a dialog, a drawer, a filled form. */
export type Moment = {
  readonly name: string
  readonly path: string
  reach(page: Page, words: (typeof wordsOf)[Language], language: Language): Promise<void>
}

const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).first().click()
}

export const openMoments: readonly Moment[] = [
  {
    name: 'advertisement',
    path: '/about/1',
    async reach(page, { home }) {
      for (const name of ['popupDismissed', 'newCustomerDismissed']) await page.context().clearCookies({ name })
      await page.goto('/')
      await page.getByRole('dialog', { name: home.advertisement }).waitFor()
    },
  },
  {
    name: 'first visit',
    path: '/',
    async reach(page, { shell }) {
      await page.context().clearCookies({ name: 'cookies' })
      await page.reload()
      await page.getByRole('region', { name: shell.cookies }).waitFor()
    },
  },
  {
    name: 'customer service',
    path: '/about/1',
    async reach(page, { shell }) {
      await page
        .getByRole('complementary', { name: shell.service })
        .locator('summary')
        .filter({ visible: true })
        .last()
        .click()
    },
  },
  {
    name: 'captcha',
    path: '/register',
    async reach(page, { account }) {
      await page.getByLabel(account.email).fill('new-clinic@example.com')
      await press(page, account.getCode)
      await page.getByRole('dialog').getByRole('img', { name: account.captchaPicture }).waitFor()
    },
  },
  {
    name: 'register clinic',
    path: '/register',
    async reach(page, { account }, language) {
      const buyer = new Buyer(page, language)
      await buyer.proveEmail(`picture-${randomUUID().slice(0, 8)}@example.com`)
      await buyer.choosePassword()
      await press(page, account.verifyClinic)
      await page.getByLabel(account.companyName).waitFor()
      await press(page, account.submitAndRegister)
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'log in refused',
    path: '/login',
    async reach(page, { account }) {
      await page.getByLabel(account.email).fill('nobody@example.com')
      await page.getByLabel(account.password, { exact: true }).fill('wrong123')
      await page.getByRole('main').getByRole('button', { name: account.logInTitle }).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'search offers',
    path: '/',
    async reach(page, { shell }) {
      const box = page.getByRole('combobox', { name: shell.searchLabel })
      await expect(async () => {
        await box.blur()
        await box.focus()
        await expect(page.getByRole('grid', { name: shell.searchSuggestions })).toBeVisible({ timeout: 1000 })
      }).toPass()
    },
  },
  {
    name: 'all categories',
    path: '/',
    async reach(page, { shell }) {
      // A sheet on phones, a menu elsewhere.
      const menu = page.getByRole('banner').getByRole('link', { name: shell.allCategories })
      const opens = (await menu.isVisible()) ? menu : page.getByRole('link', { name: shell.menu, exact: true })
      await expect(async () => {
        await page.goto('/')
        await opens.click()
        await expect(page.getByRole('listitem').locator('a:visible, summary:visible').first()).toBeVisible()
        await expect(page.locator('[aria-expanded=true], dialog[open]').first()).toBeVisible({ timeout: 1000 })
      }).toPass()
    },
  },
  {
    name: 'all brands of results',
    path: '/search?keyword=ALL',
    async reach(page, { search }) {
      const more = page.getByRole('link', { name: filled(search.moreOf, { what: search.brands }) })
      await expect(async () => {
        await page.goto('/search?keyword=ALL')
        if (!(await more.isVisible())) await press(page, search.filters)
        await more.click()
        await expect(page.getByRole('dialog', { name: search.brands, exact: true })).toBeVisible({ timeout: 1000 })
      }).toPass()
    },
  },
]

export const clinicMoments: readonly Moment[] = [
  {
    name: 'quick purchase',
    path: '/discountZone',
    async reach(page, { shell }) {
      await page
        .getByRole('button', { name: new RegExp(`^${shell.quickAdd.split('{')[0]}`) })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('spinbutton').first().waitFor()
    },
  },
  { name: 'new address', path: '/user/address', reach: (page, { addresses }) => press(page, addresses.add) },
  {
    name: 'payment password',
    path: '/user/information',
    async reach(page, { account }) {
      await press(page, account.payment.set)
      await page.getByRole('dialog').getByLabel(account.code).waitFor()
    },
  },
  {
    name: 'clinic address',
    path: '/user/information',
    async reach(page, { account, addresses }) {
      await press(page, account.editClinicAddress)
      await page.getByRole('dialog').getByLabel(addresses.street).waitFor()
    },
  },
  {
    name: 'pre-order to confirm',
    path: '/product/{offered}',
    async reach(page, { product, orders }) {
      await press(page, product.preOrderNow)
      await page.getByRole('heading', { level: 1, name: orders.confirmTitle }).waitFor()
    },
  },
]

export const officeMoments: readonly Moment[] = [
  {
    name: 'approve clinic',
    path: '/backoffice/clinics/{waiting}',
    reach: (page, { office }) => press(page, office.clinics.approve),
  },
  {
    name: 'reject clinic',
    path: '/backoffice/clinics/{waiting}',
    reach: (page, { office }) => press(page, office.clinics.reject),
  },
  {
    name: 'ask for a certificate',
    path: '/backoffice/clinics/{clinic}',
    reach: (page, { office }) => press(page, office.clinics.askCertificate),
  },
  {
    name: 'edit clinic',
    path: '/backoffice/clinics/{clinic}',
    reach: (page, { office }) => press(page, office.common.edit),
  },
  {
    name: 'roles in a clinic',
    path: '/backoffice/clinics/{clinic}',
    reach: (page, { office }) => press(page, office.clinics.setRoles),
  },
  {
    name: 'credit of a clinic',
    path: '/backoffice/clinics/{clinic}',
    async reach(page, { office }) {
      await page.getByRole('button', { name: office.common.edit, exact: true }).last().click()
    },
  },
  { name: 'ship', path: '/backoffice/orders/{toShip}', reach: (page, { office }) => press(page, office.orders.ship) },
  {
    name: 'close order',
    path: '/backoffice/orders/{toShip}',
    reach: (page, { office }) => press(page, office.orders.close),
  },
  {
    name: 'confirm remittance',
    path: '/backoffice/remittances',
    reach: (page, { office }) => press(page, office.remittances.confirm),
  },
  {
    name: 'new banner',
    path: '/backoffice/home-page',
    reach: (page, { office }) => press(page, office.homePage.create),
  },
  {
    name: 'new-customer activity',
    path: '/backoffice/new-customers',
    reach: (page, { office }) => press(page, office.common.edit),
  },
  {
    name: 'floor',
    path: '/backoffice/home-page?part=floor',
    reach: (page, { office }) => press(page, office.common.edit),
  },
  {
    name: 'zone',
    path: '/backoffice/home-page?part=zone',
    reach: (page, { office }) => press(page, office.common.edit),
  },
  {
    name: 'home preview',
    path: '/backoffice/home-page',
    reach: (page, { office }) => press(page, office.shown.preview),
  },
  {
    name: 'special event preview',
    path: '/backoffice/special-events/1',
    reach: (page, { office }) => press(page, office.shown.preview),
  },
  {
    name: 'blocks of a new special event',
    path: '/backoffice/special-events/new',
    async reach(page, { office }) {
      await press(page, office.specialEvents.addPictures)
      await press(page, office.specialEvents.addProducts)
      await page.getByText(filled(office.specialEvents.kinds.products, { place: '2' })).waitFor()
    },
  },
  {
    name: 'new variant',
    path: '/backoffice/products/{product}',
    reach: (page, { office }) => press(page, office.variants.create),
  },
  {
    name: 'price',
    path: '/backoffice/products/{product}',
    reach: (page, { office }) => press(page, office.variants.price),
  },
  {
    name: 'stock',
    path: '/backoffice/products/{product}',
    reach: (page, { office }) => press(page, office.variants.stock),
  },
  {
    name: 'terms of a pre-order',
    path: '/backoffice/products/{product}',
    reach: (page, { office }) => press(page, office.variants.preOrder),
  },
  {
    name: 'goods of pre-orders arrived',
    path: '/backoffice/pre-orders',
    reach: (page, { office }) => press(page, office.preOrders.arrived),
  },
  {
    name: 'new category',
    path: '/backoffice/categories',
    reach: (page, { office }) => press(page, office.categories.create),
  },
  { name: 'new brand', path: '/backoffice/brands', reach: (page, { office }) => press(page, office.brands.create) },
  {
    name: 'new operator',
    path: '/backoffice/operators',
    reach: (page, { office }) => press(page, office.operators.create),
  },
  {
    name: 'disable operator',
    path: '/backoffice/operators',
    async reach(page, { office }) {
      await page.getByRole('button', { name: office.operators.disable, exact: true }).last().click()
    },
  },
  {
    name: 'set up two-factor',
    path: '/backoffice/me',
    async reach(page, { office }) {
      await press(page, office.me.setUp)
      const proof = page.getByRole('dialog', { name: office.me.setUp })
      await proof.getByLabel(office.me.presentPassword).fill(operatorPassword)
      await proof.getByRole('button', { name: office.me.goOn }).click()
      await page.getByRole('img', { name: office.me.qrCode }).waitFor()
    },
  },
  {
    name: 'import preview',
    path: '/backoffice/imports/new',
    async reach(page, { office }) {
      const sheet = [
        'supplier,article_number,name_en,name_zh,category_en,brand,price_hkd,stock,unit_en,unit_zh',
        'Picture Supplies,PS-1,Mouth mirror,口鏡,Mirrors,Plain,48.00,200,piece,件',
        'Picture Supplies,,Nameless,,Mirrors,Plain,12.00,5,piece,件',
      ].join('\n')
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'mirrors.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
      await press(page, office.imports.preview)
      await page.getByText(office.imports.isPreview).waitFor()
    },
  },
]
