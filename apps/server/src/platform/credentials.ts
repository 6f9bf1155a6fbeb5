import type { IncomingHttpHeaders } from 'node:http'
import type { FailureName } from '@cusp/contract'

export const buyerCookie = 'cusp_session'
export const operatorCookie = 'cusp_operator'
const browserCookie = 'cusp_browser'

/** Reads one cookie without decoding the others. Tokens are base64url, so nothing needs unescaping. */
export function cookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}

export type Credential = { readonly token: string; readonly isCookie: boolean }

const tokenShape = /^[A-Za-z0-9_-]{43}$/

/** The caller's token: from the Authorization header of API clients, or from the browser's cookie. */
export function credentialOf(headers: IncomingHttpHeaders, cookieName: string): Credential | undefined {
  const header = headers.authorization?.replace(/^Bearer /i, '')
  if (header && tokenShape.test(header)) return { token: header, isCookie: false }
  const kept = cookie(headers.cookie, cookieName)
  return kept && tokenShape.test(kept) ? { token: kept, isCookie: true } : undefined
}

/** What a browser was named when it asked for a verification code; see `Call.nameBrowser`. */
export function browserOf(headers: IncomingHttpHeaders): string | undefined {
  const kept = cookie(headers.cookie, browserCookie)
  return kept && tokenShape.test(kept) ? kept : undefined
}

/** Seconds for which a browser keeps its name: longer than a code lives, so that registering is not cut off. */
const browserSeconds = 60 * 60

export const browserNamed = (browser: string, isSecure: boolean): string =>
  `${browserCookie}=${browser}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}; Max-Age=${browserSeconds}`

/**
 * Whether a state-changing request may come from another site's page. Browsers send Sec-Fetch-Site or at least Origin;
 * API clients send neither.
 */
export function cameFromElsewhere(headers: IncomingHttpHeaders, publicOrigin: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none'
  const origin = headers.origin
  if (origin === undefined) return false
  if (publicOrigin !== undefined && origin === publicOrigin) return false
  try {
    return new URL(origin).host !== headers.host
  } catch {
    return true
  }
}

/** Why a call with a cookie is refused before anything is read of it (decision 24). */
export function whyNotFromOurPages(
  headers: IncomingHttpHeaders,
  credential: Credential | undefined,
  publicOrigin: string | undefined,
): FailureName | undefined {
  if (cameFromElsewhere(headers, publicOrigin)) return 'crossSite'
  if (credential?.isCookie && headers.langenv === undefined) return 'crossSite'
  return undefined
}

/** What a browser says of itself, without what the database cannot hold. */
export const userAgentOf = (headers: IncomingHttpHeaders): string =>
  (headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 300)
