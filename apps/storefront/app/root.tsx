import { accounts, addresses, catalogue, information, search } from '@cusp/contract'
import { languageSpelling } from '@cusp/kernel'
import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/root'
import './app.css'
import { LinkProvider, ToastProvider } from '@cusp/ui'
import { apiFor, pageOf } from './platform/api.server'
import { answerEarlyPresses } from './platform/early-presses'
import { RouterLink } from './platform/router-link'
import type { ShopData, User } from './platform/shop'
import { useLanguage } from './platform/words'
import { wordsAsset } from './platform/words-asset.server'
import { PageAddress } from './shell/page-address'
import { Problem } from './shell/problem'
import { Shell } from './shell/shell'

const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Hong_Kong' })

export async function loader(args: Route.LoaderArgs): Promise<ShopData> {
  const { language, currency, isVisitor, isDevelopment, passwordPolicy, publicOrigin, knowsCookies, serverTime } =
    pageOf(args)
  const api = apiFor(args)
  const [categories, hotWords, contact, areaCodes, user] = await Promise.all([
    api.call(catalogue.listCategories, {}),
    api.call(search.hotKeywords, {}),
    api.call(information.getShopContact, {}),
    api.call(addresses.listAreaCodes, {}),
    isVisitor ? null : api.attempt(accounts.getProfile, {}),
  ])
  return {
    currency,
    categories: categories.list.map(({ id, name }) => ({ id, name })),
    hotWords: hotWords.slice(0, 8).map(({ keyWord, link, iconUrl }) => ({ word: keyWord, link, icon: iconUrl })),
    contact,
    areaCodes: areaCodes.map(({ code }) => code),
    asksAboutCookies: !knowsCookies,
    user: user?.ok ? userOf(user.data) : null,
    wordsAsset: isDevelopment ? undefined : wordsAsset(language),
    passwordPolicy,
    publicOrigin,
    year: year.format(serverTime),
  }
}

function userOf(profile: accounts.Profile): User {
  const { name, avatar, companyName, email, phone, isAuth, authStatus, cartAmount, isHKCustomer, roles } = profile
  return {
    name: name || companyName || email || phone,
    avatar,
    isAuth,
    authStatus,
    cartAmount,
    isHKCustomer,
    roles: [...roles],
  }
}

/** The account, the cart's count and the currency change by actions only; moving about the shop asks for none of it. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return (formMethod !== undefined && formMethod !== 'GET') || currentUrl.href === nextUrl.href
}

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage()
  return (
    <html lang={languageSpelling[language].html}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0b5d4a" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <LinkProvider component={RouterLink}>
          <ToastProvider>{children}</ToastProvider>
        </LinkProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useEffect(() => void answerEarlyPresses(), [])
  return (
    <>
      {loaderData.wordsAsset !== undefined && <link rel="modulepreload" href={loaderData.wordsAsset} />}
      {import.meta.env.SSR && <PageAddress publicOrigin={loaderData.publicOrigin} />}
      <Shell shop={loaderData}>
        <Outlet />
      </Shell>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="page-column py-10">
      <Problem error={error} />
    </main>
  )
}
