import { type Client, createClient, httpTransport } from '@cusp/client'
import { currentLanguage, type ScreenLanguage } from './language'

const clients = new Map<ScreenLanguage, Client>()

/** The shop's API in the operator's language. The session travels in a cookie that scripts cannot read. */
export function api(): Client {
  const language = currentLanguage()
  const known = clients.get(language)
  if (known) return known
  const fresh = createClient(httpTransport({ baseUrl: '', language, currency: 'HKD' }))
  clients.set(language, fresh)
  return fresh
}
