import { currencyFrom, languages } from '@cusp/kernel'
import { redirect } from 'react-router'
import { paths, safeNext } from '../paths'
import { cookiesAccepted, year } from '../platform/preference-cookies'
import type { Route } from './+types/preferences'

/** Remembers language, currency and that the notice about cookies was accepted. The whole page is loaded again, because every text on it changes. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const headers = new Headers()
  const language = languages.find((one) => one === form.get('language'))
  if (language) headers.append('Set-Cookie', `language=${language}; ${year}`)
  const currency = form.get('currency')
  if (currency !== null) headers.append('Set-Cookie', `currency=${currencyFrom(currency)}; ${year}`)
  if (form.get('cookies') === 'accepted') headers.append('Set-Cookie', cookiesAccepted)
  const next = form.get('next')
  return redirect(safeNext(typeof next === 'string' ? next : undefined), { headers })
}

export const loader = () => redirect(paths.home())
