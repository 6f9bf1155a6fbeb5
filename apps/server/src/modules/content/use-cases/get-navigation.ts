import { content } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { navigationOf, shownNow } from '../view'

export const getNavigation = useCase(content.getNavigation, async (call) =>
  navigationOf({ ...call, audience: call.actor.audience, parts: await shownNow(call) }),
)
