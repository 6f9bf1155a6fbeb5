import { specialEvents } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { subjectOfEvent, takeEvent } from '../special-event-editing'
import { eventStages } from '../store/special-events'

export const adminDiscardSpecialEvent = useCase(specialEvents.adminDiscardSpecialEvent, (call, asked) =>
  call.write(async (tx) => {
    const taken = await takeEvent(tx, asked)
    if (typeof taken === 'string') return call.fail(taken)
    const { event } = taken
    call.about(subjectOfEvent(event.id), { draft: event.draft })
    await (event.published ? eventStages.drop(tx, event.id, 'draft') : eventStages.remove(tx, event.id))
    return null
  }),
)
