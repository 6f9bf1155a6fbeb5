import { apiFor } from '../platform/api.server'
import { captchaPicture } from '../platform/code-request.server'
import type { Route } from './+types/captcha'

/** A new captcha picture for the dialog that sends codes. */
export async function loader(args: Route.LoaderArgs) {
  return { picture: await captchaPicture(apiFor(args)) }
}

// Another form on the page must not take away the picture that is being read.
export const shouldRevalidate = () => false
