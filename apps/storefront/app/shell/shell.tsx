import { type ReactNode, Suspense } from 'react'
import { useMatches } from 'react-router'
import { PasswordResetLogIn } from '../features/account/password-reset-login'
import { RegisteredNotice } from '../features/account/registered-notice'
import type { PageHandle, ShopData } from '../platform/shop'
import { useWords } from '../platform/words'
import { CookieNotice, SideBar } from './around-page'
import { Footer } from './footer'
import { Header } from './header'

const isPlain = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'plainHeader' in (handle satisfies PageHandle)

/** The frame around every page. */
export function Shell({ shop, children }: { shop: ShopData; children: ReactNode }) {
  const say = useWords()
  const plain = useMatches().some(({ handle }) => isPlain(handle))
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="absolute start-4 top-2 z-50 -translate-y-20 rounded-md bg-primary px-4 py-2 text-sm text-on-primary focus-visible:translate-y-0"
      >
        {say('shell.skipToContent')}
      </a>
      <Header shop={shop} plain={plain} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer shop={shop} />
      <Suspense>
        <SideBar contact={shop.contact} />
      </Suspense>
      <Suspense>{shop.asksAboutCookies && <CookieNotice />}</Suspense>
      <RegisteredNotice />
      <PasswordResetLogIn />
    </div>
  )
}
