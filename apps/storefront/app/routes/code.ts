import { codePurposes } from '../features/account/code-answer'
import { apiFor } from '../platform/api.server'
import { requestCode } from '../platform/code-request.server'
import type { Route } from './+types/code'

/** Sends a verification code. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData()
  const purpose = codePurposes.find((one) => one === form.get('purpose')) ?? 'register'
  return requestCode(apiFor(args), form, purpose)
}
