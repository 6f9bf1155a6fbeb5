import { content } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { recommendedOf, shownNow } from '../view'

export const getRecommended = useCase(content.getRecommended, async (call, page) =>
  recommendedOf({ ...call, audience: call.actor.audience, parts: await shownNow(call) }, page),
)
