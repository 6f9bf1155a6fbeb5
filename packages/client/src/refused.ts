import { type FailureDetail, type FailureName, failureOfCode } from '@cusp/contract'

/** Known only to clients: a call that needs a login was not even sent (spec A104, A189). The server never answers it. */
export const loginRequiredLocally = 9999

/** How the shop said no: the failure's name, its code and the sentence to show. */
export class Refused extends Error {
  override readonly name = 'Refused'

  constructor(
    readonly failure: FailureName,
    readonly code: number,
    message: string,
    readonly detail: FailureDetail = {},
  ) {
    super(message)
  }

  /** Whether the caller has no session that counts: none, expired or revoked. */
  get isLoginRequired(): boolean {
    return this.failure === 'loginRequired' || this.failure === 'sessionRevoked'
  }
}

/** The refusal that an envelope stands for. A code that this client does not know yet is unexpected. */
export function refusedFrom(code: number, message: string, data: unknown): Refused {
  const failure = code === loginRequiredLocally ? 'loginRequired' : (failureOfCode(code) ?? 'unexpected')
  return new Refused(failure, code, message, detailFrom(data))
}

function detailFrom(data: unknown): FailureDetail {
  if (typeof data !== 'object' || data === null) return {}
  return {
    ...('field' in data && typeof data.field === 'string' ? { field: data.field } : {}),
    ...('lines' in data && Array.isArray(data.lines) ? { lines: data.lines } : {}),
  }
}
