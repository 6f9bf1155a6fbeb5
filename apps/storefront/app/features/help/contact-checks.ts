import { areaCodeFrom, emailShape, isPhone } from '@cusp/kernel'
import type { help } from '../../words/en/help'

export type ContactTyped = {
  readonly name: string
  readonly email: string
  readonly areaCode: string
  readonly phone: string
  readonly message: string
}
type ContactProblem = keyof (typeof help)['errors']
export type ContactProblems = { readonly [K in 'name' | 'email' | 'phone' | 'message']?: ContactProblem | undefined }

/** What is wrong with a message to the shop (spec B178). The phone may be left out. */
export function contactProblems({ name, email, areaCode, phone, message }: ContactTyped): ContactProblems {
  const area = areaCodeFrom(areaCode)
  const number = phone.replace(/[\s-]/g, '')
  return {
    name: name.trim() === '' ? 'nameMissing' : undefined,
    email: email.trim() === '' ? 'emailMissing' : emailShape.test(email.trim()) ? undefined : 'emailWrong',
    phone: number === '' || (area && isPhone(area, number)) ? undefined : 'phoneWrong',
    message: message.trim() === '' ? 'messageMissing' : undefined,
  }
}
