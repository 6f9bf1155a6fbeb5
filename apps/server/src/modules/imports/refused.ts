import type { FailureName } from '@cusp/contract'
import type { RawAnswer, RawCall } from '../../platform/raw-route'

/** Why a download is not given, as a page that a person reads. */
export const refused = (call: RawCall, status: number, failure: FailureName): RawAnswer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: call.platform.wording.sentence(failure, call.language),
})
