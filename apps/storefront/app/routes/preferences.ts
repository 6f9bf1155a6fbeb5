import { currencyFrom, languages } from '@cusp/kernel'
import { redirect } from 'react-router'
import { paths, safeNext } from '../paths'
import type { Route } from './+types/preferences'

const year = 'Path=/; Max-Age=31536000; SameSite=Lax'

/** Remembers language and currency. The whole page is loaded again, because every text on it changes. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const headers = new Headers()
  const language = languages.find((one) => one === form.get('language'))
  if (language) headers.append('Set-Cookie', `language=${language}; ${year}`)
  const currency = form.get('currency')
  if (currency !== null) headers.append('Set-Cookie', `currency=${currencyFrom(currency)}; ${year}`)
  const next = form.get('next')
  return redirect(safeNext(typeof next === 'string' ? next : undefined), { headers })
}

export const loader = () => redirect(paths.home())
