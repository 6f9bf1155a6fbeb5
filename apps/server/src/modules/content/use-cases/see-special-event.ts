import { specialEvents } from '@cusp/contract'
import { languageFrom } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { specialEventOf } from '../special-event-view'
import { findShownEvent } from '../store/special-events'

export const seeSpecialEvent = useCase(specialEvents.seeSpecialEvent, async (call, { id, langEnv }) => {
  const content = await findShownEvent(call.read, id)
  if (!content) return call.fail('notFound')
  const language = langEnv === undefined ? call.language : languageFrom(langEnv)
  return specialEventOf({ ...call, language, audience: call.actor.audience }, id, content)
})
