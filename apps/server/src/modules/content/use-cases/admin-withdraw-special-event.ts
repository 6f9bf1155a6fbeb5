import { specialEvents } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { subjectOfEvent, takeEvent } from '../special-event-editing'
import { eventStages } from '../store/special-events'

export const adminWithdrawSpecialEvent = useCase(specialEvents.adminWithdrawSpecialEvent, (call, asked) =>
  call.write(async (tx) => {
    const taken = await takeEvent(tx, asked)
    if (typeof taken === 'string') return call.fail(taken)
    const { event, next } = taken
    call.about(subjectOfEvent(event.id), { published: event.published })
    if (event.published && !event.draft)
      await eventStages.put(tx, event.id, 'draft', event.published, { at: call.now, by: call.actor.name })
    await eventStages.drop(tx, event.id, 'published')
    return next
  }),
)
