import { content } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { floorsOf, shownNow } from '../view'

export const getHomeFloors = useCase(content.getHomeFloors, async (call) =>
  floorsOf({ ...call, audience: call.actor.audience, parts: await shownNow(call) }),
)
