import { specialEvents } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { fieldOfBadLink, linksOfEvent } from '../rules/links'
import { isBackwards } from '../rules/window'
import { subjectOfEvent, takeEvent } from '../special-event-editing'
import { eventStages, insertEvent } from '../store/special-events'

/** Far more than run at once and few enough to look through. */
const keptAtMost = 200

export const adminSaveSpecialEvent = useCase(
  specialEvents.adminSaveSpecialEvent,
  async (call, { id, version, content, from, until, isToPublish }) => {
    if (isBackwards({ from, until })) return call.fail('periodBackwards', { field: 'until' })
    const { linkHosts } = call.platform.config
    const badLink = fieldOfBadLink(linksOfEvent(content), linkHosts)
    if (badLink) return call.fail('linkNotAllowed', { field: badLink, params: { hosts: linkHosts.join(', ') || '–' } })

    return call.write(async (tx) => {
      const taken = id === undefined ? undefined : await takeEvent(tx, { id, version })
      if (typeof taken === 'string') return call.fail(taken)
      const saved = taken?.next ?? (await insertEvent(tx, keptAtMost))
      if (!saved) return call.fail('tooManyParts')

      call.about(subjectOfEvent(saved.id), taken && { draft: taken.event.draft, published: taken.event.published })
      const by = { at: call.now, by: call.actor.name }
      await eventStages.put(tx, saved.id, isToPublish ? 'published' : 'draft', { content, from, until }, by)
      if (isToPublish) await eventStages.drop(tx, saved.id, 'draft')
      return saved
    })
  },
)
