import { textOf } from '../../platform/form'
import { type By, byFrom } from './target-fields'

export type RegisterStep = 1 | 2 | 3

const texts = [
  'email',
  'areaCode',
  'phone',
  'captcha',
  'companyName',
  'name',
  'province',
  'city',
  'district',
  'street',
  'address',
  'contactAreaCode',
  'contactPhone',
  'invitationCode',
] as const

/** What the form keeps between its steps. Passwords and files are never sent back to the page. */
export type RegisterTyped = Readonly<Record<(typeof texts)[number], string>> & { readonly by: By }

export function registerTyped(form: FormData): RegisterTyped {
  const typed = Object.fromEntries(texts.map((name) => [name, textOf(form, name)]))
  for (const name of ['phone', 'contactPhone']) typed[name] = typed[name]?.replace(/[\s-]/g, '') ?? ''
  // The line above gives every name of the list.
  return { ...(typed as Record<(typeof texts)[number], string>), by: byFrom(textOf(form, 'by')) }
}

/** The step that shows a field, to lead back to what a refusal is about. */
export function stepOf(field: string | undefined): RegisterStep {
  if (field === undefined || ['email', 'areaCode', 'phone', 'captcha'].includes(field)) return 1
  return field === 'password' || field === 'repassword' ? 2 : 3
}
