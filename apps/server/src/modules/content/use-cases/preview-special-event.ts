import { specialEvents } from '@cusp/contract'
import { audienceOf } from '../../../platform/actor'
import { useCase } from '../../../platform/use-case'
import { lookOf } from '../preview-token'
import { previewPurpose } from '../special-event-editing'
import { specialEventOf } from '../special-event-view'
import { findEventAsLookedAt } from '../store/special-events'

export const previewSpecialEvent = useCase(specialEvents.previewSpecialEvent, async (call, { id, token }) => {
  const look = lookOf(token, call.now, (text) => call.platform.seal(previewPurpose(id), text))
  if (!look) return call.fail('previewEnded')
  const content = await findEventAsLookedAt(call.read, id, look)
  if (!content) return call.fail('notFound')
  return { event: await specialEventOf({ ...call, audience: audienceOf(call.actor) }, id, content), ...look }
})
