import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type Page, chromium as playwrightChromium } from '@playwright/test'
import { Buyer } from './buyer'
import { clinicMoments, type Moment, officeMoments, openMoments } from './moments'
import { Operator } from './operator'
import { addressesOf } from './places'
import { chromium } from './setup/chromium'
import { startShop } from './setup/running-shop'
import { clinicPages, clinicVariations, officePages, officeVariations, openPages, openVariations } from './visits'
import { type Language, wordsOf } from './words'

// By hand: `npx tsx e2e/screenshots.ts DIRECTORY [WORD]` looks at every page, or at those whose picture's name has the word.

const [directory = 'screenshots', only = ''] = process.argv.slice(2)
const widths = [360, 768, 1440]
const languages: readonly Language[] = ['en', 'zh-Hant']

type Visit = { readonly name: string; readonly path: string }

async function openAt(browser: Browser, width: number, language: Language): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.SHOP_URL ?? '',
    viewport: { width, height: width < 600 ? 780 : 900 },
    locale: language === 'en' ? 'en-HK' : 'zh-HK',
    timezoneId: 'Asia/Hong_Kong',
    reducedMotion: 'reduce',
    ...(width < 600 ? { isMobile: true, hasTouch: true } : {}),
  })
  await context.addCookies(
    [
      { name: 'language', value: language },
      { name: 'cookies', value: 'accepted' },
      { name: 'popupDismissed', value: 'dismissed' },
      { name: 'newCustomerDismissed', value: 'dismissed' },
    ].map((cookie) => ({ ...cookie, url: process.env.SHOP_URL ?? '' })),
  )
  return context.newPage()
}

async function shoot(page: Page, visits: readonly Visit[], label: string): Promise<void> {
  for (const { name, path } of visits) {
    const file = `${label} ${name}`.replaceAll(' ', '-')
    if (!file.includes(only)) continue
    await page.goto(path, { waitUntil: 'networkidle' })
    await take(page, file)
  }
}

async function take(page: Page, file: string): Promise<void> {
  // Pictures below the fold are loaded when they come near; here they are all near.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await page.screenshot({ path: join(directory, `${file}.png`), fullPage: true })
  process.stdout.write(`${file}\n`)
}

async function shootMoments(
  page: Page,
  moments: readonly Moment[],
  place: (path: string) => string,
  label: string,
  language: Language,
): Promise<void> {
  for (const { name, path, reach } of moments) {
    const file = `${label} ${name}`.replaceAll(' ', '-')
    if (!file.includes(only)) continue
    await page.goto(place(path), { waitUntil: 'networkidle' })
    // One that cannot be reached is told, and the others are still looked at.
    await reach(page, wordsOf[language], language)
      .then(() => take(page, file))
      .catch((error: unknown) => process.stderr.write(`${file}: ${String(error)}\n`))
  }
}

/** The page that confirms an order has no address of its own: it is reached through a cart. */
async function shootConfirm(buyer: Buyer, label: string): Promise<void> {
  // Away from whatever the last picture left open.
  await buyer.page.goto('/')
  await buyer.putIntoCart(buyer.language === 'en' ? 'Plaque disclosing tablets' : '牙菌膜顯示片')
  await buyer.openCart()
  await buyer.goToConfirm()
  await take(buyer.page, `${label} confirm order`.replaceAll(' ', '-'))
}

async function shootAll(browser: Browser): Promise<void> {
  const place = await addressesOf('clinic@cusp.example')
  const placed = (visits: readonly Visit[]) => visits.map(({ name, path }) => ({ name, path: place(path) }))
  const buyers = [
    { who: 'visitor', email: undefined, visits: placed([...openPages, ...openVariations]), moments: openMoments },
    {
      who: 'waiting',
      email: 'waiting@cusp.example',
      visits: placed([...openPages.slice(0, 4), ...clinicPages.filter(({ path }) => !path.includes('{'))]),
      moments: [],
    },
    {
      who: 'approved',
      email: 'clinic@cusp.example',
      visits: placed([...openPages.slice(0, 5), ...clinicPages, ...clinicVariations]),
      moments: clinicMoments,
    },
  ]
  for (const language of languages) {
    for (const width of widths) {
      for (const { who, email, visits, moments } of buyers) {
        const page = await openAt(browser, width, language)
        if (email) await new Buyer(page, language).logIn(email)
        await shoot(page, visits, `${who} ${language} ${width}`)
        await shootMoments(page, moments, place, `${who} ${language} ${width}`, language)
        if (who === 'approved' && `${who}-${language}-${width}-confirm-order`.includes(only))
          await shootConfirm(new Buyer(page, language), `${who} ${language} ${width}`)
        await page.context().close()
      }
      const page = await openAt(browser, width, language)
      await shoot(page, [{ name: 'log in', path: '/backoffice' }], `office ${language} ${width}`)
      await new Operator(page, language).logIn('admin@cusp.example')
      await shoot(page, placed([...officePages, ...officeVariations]), `office ${language} ${width}`)
      await shootMoments(page, officeMoments, place, `office ${language} ${width}`, language)
      await page.context().close()
    }
  }
}

mkdirSync(directory, { recursive: true })
const shop = process.env.SHOP_URL ? undefined : await startShop()
Object.assign(process.env, shop?.environment)
const browser = await playwrightChromium.launch(chromium)
try {
  await shootAll(browser)
} finally {
  await browser.close()
  await shop?.stop()
}
