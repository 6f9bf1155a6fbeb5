import { type FailureDetail, type FailureName, failures, ok } from '@cusp/contract'
import type { Language } from '@cusp/kernel'
import type { Wording } from './wording'

/** The specification's envelope (spec A131): result code, sentence, data. */
export type Envelope = { readonly resultID: number; readonly message: string; readonly data: unknown }

export const success = (data: unknown): Envelope => ({ resultID: ok, message: '', data })

/** The sentence is the contract's, or what an operator has put in its place. */
export function refusal(
  wording: Wording,
  name: FailureName,
  language: Language,
  { field, params, lines }: FailureDetail = {},
): Envelope {
  const said = { ...(field === undefined ? {} : { field }), ...(lines === undefined ? {} : { lines }) }
  return {
    resultID: failures[name].code,
    message: wording.sentence(name, language, params),
    data: Object.keys(said).length > 0 ? said : null,
  }
}

// A business refusal is HTTP 200 with its result code; the HTTP status says that the wire itself failed (decision 10).
const statuses: Partial<Record<FailureName, number>> = {
  notUnderstood: 400,
  wrongContentType: 415,
  crossSite: 403,
  forbidden: 403,
  twoFactorNeeded: 403,
  ownPasswordNeeded: 403,
  notFound: 404,
  tooLarge: 413,
  tooManyRequests: 429,
  unexpected: 500,
  busy: 503,
}
export const httpStatusOf = (name: FailureName): number => statuses[name] ?? 200
