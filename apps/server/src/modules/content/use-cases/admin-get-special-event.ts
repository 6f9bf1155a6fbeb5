import { specialEvents } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { stateOf } from '../rules/window'
import { findKeptEvent } from '../store/special-events'

export const adminGetSpecialEvent = useCase(specialEvents.adminGetSpecialEvent, async (call, { id }) => {
  const event = await findKeptEvent(call.read, id)
  if (!event) return call.fail('specialEventNotFound')
  const { version, draft, published } = event
  return { id, version, state: stateOf(published, call.now), draft: draft ?? null, published: published ?? null }
})
