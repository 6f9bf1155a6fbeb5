import { content } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { homeOf, shownNow } from '../view'

export const getHome = useCase(content.getHome, async (call) =>
  homeOf({ ...call, audience: call.actor.audience, parts: await shownNow(call) }),
)
