import { specialEvents } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { fieldOfBadLink, linksOfEvent } from '../rules/links'
import { subjectOfEvent, takeEvent } from '../special-event-editing'
import { eventStages } from '../store/special-events'

export const adminPublishSpecialEvent = useCase(specialEvents.adminPublishSpecialEvent, (call, asked) =>
  call.write(async (tx) => {
    const taken = await takeEvent(tx, asked)
    if (typeof taken === 'string') return call.fail(taken)
    const { event, next } = taken
    // What is published already is what was asked for.
    if (!event.draft) return next
    // Hosts may have been taken off the list since it was written.
    const { linkHosts } = call.platform.config
    const badLink = fieldOfBadLink(linksOfEvent(event.draft.content), linkHosts)
    if (badLink) return call.fail('linkNotAllowed', { field: badLink, params: { hosts: linkHosts.join(', ') || '–' } })
    call.about(subjectOfEvent(event.id), { published: event.published })
    await eventStages.put(tx, event.id, 'published', event.draft, { at: call.now, by: call.actor.name })
    await eventStages.drop(tx, event.id, 'draft')
    return next
  }),
)
