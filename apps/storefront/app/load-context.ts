import type { Envelope, Files } from '@cusp/client'
import type { Currency, Language, PasswordPolicy } from '@cusp/kernel'
import { createContext } from 'react-router'

/** What the server gives each page request besides the request itself. */
export type PageContext = {
  /** Runs a contract call as this visitor. Session cookies that it sets go out with the page's answer. */
  readonly dispatch: (path: string, body: unknown, files?: Files) => Promise<Envelope>
  readonly language: Language
  /** The currency in force: a Hong Kong clinic's is HKD whatever it asked for. */
  readonly currency: Currency
  readonly nonce: string
  /** Without a session: nothing that only accounts have needs to be asked for. */
  readonly isVisitor: boolean
  readonly isDevelopment: boolean
  readonly passwordPolicy: PasswordPolicy
  /** Hosts besides the shop's own to which a page may lead. */
  readonly linkHosts: readonly string[]
  /** The notice about cookies was accepted. */
  readonly knowsCookies: boolean
  /** Where the shop is reached, `https://shop.example.com`, for links that leave it. */
  readonly publicOrigin: string
  readonly serverTime: Date
  /** Takes what went wrong while making the page. */
  readonly report: (error: unknown) => void
}

export const pageContext = createContext<PageContext>()
