import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { environment } from './setup/environment'
import type { Language } from './words'

export { expect }

export const phone: BrowserContextOptions = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

/** Of somebody who has been here before: the notice about cookies is accepted. */
export const acceptedCookies = () => ({ name: 'cookies', value: 'accepted', url: environment('SHOP_URL') })

/** What went wrong in a browser although nobody looked: foreign hosts, policy violations, errors in the console. */
export type Watch = {
  readonly troubles: readonly string[]
  /** A test that provokes an error says which. */
  expectTrouble(pattern: RegExp): void
}

/** Writes into `troubles` whatever a browser does that no page of the shop may do. */
export function watchContext(context: BrowserContext, troubles: string[]): void {
  const home = new URL(environment('SHOP_URL')).origin
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$|^wss?:$/.test(url.protocol) && url.origin !== home) troubles.push(`foreign host: ${request.url()}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 500) troubles.push(`${response.status()} from ${response.url()}`)
  })
  context.on('weberror', (error) => troubles.push(`uncaught: ${error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      troubles.push(`console ${message.type()} on ${message.page()?.url()}: ${message.text()}`)
  })
}

/** What lies over the home page until it is closed was closed here before, or every journey would begin with closing it. */
const closedNotices = () =>
  ['popupDismissed', 'newCustomerDismissed'].map((name) => ({
    name,
    value: 'dismissed',
    url: environment('SHOP_URL'),
  }))

type Fixtures = {
  readonly watch: Watch
  /** Opens a browser of its own, as another person would use. */
  readonly openBrowser: (
    options?: BrowserContextOptions & { language?: Language; isFirstVisit?: boolean },
  ) => Promise<Page>
}

export const test = base.extend<Fixtures>({
  watch: [
    async ({ context }, use) => {
      await context.addCookies([acceptedCookies(), ...closedNotices()])
      const troubles: string[] = []
      const expected: RegExp[] = []
      watchContext(context, troubles)
      await use({ troubles, expectTrouble: (pattern) => void expected.push(pattern) })
      const unexpected = troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)))
      expect(unexpected, 'no foreign host, no policy violation, no error in the console').toEqual([])
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, watch }, use) => {
    const opened: BrowserContext[] = []
    await use(async ({ language = 'en', isFirstVisit = false, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: environment('SHOP_URL'),
        locale: language === 'en' ? 'en-HK' : 'zh-HK',
        timezoneId: 'Asia/Hong_Kong',
        reducedMotion: 'reduce',
        ...desktop,
        ...options,
      })
      context.setDefaultTimeout(15_000)
      // As the language switch does.
      await context.addCookies([{ name: 'language', value: language, url: environment('SHOP_URL') }])
      if (!isFirstVisit) await context.addCookies([acceptedCookies(), ...closedNotices()])
      // The list that the fixture reads at the end is the one that its own context writes into.
      watchContext(context, watch.troubles as string[])
      opened.push(context)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})
