import { specialEvents } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { previewMs, previewToken } from '../preview-token'
import { previewPurpose, subjectOfEvent } from '../special-event-editing'
import { findKeptEvent } from '../store/special-events'

export const adminPreviewSpecialEvent = useCase(
  specialEvents.adminPreviewSpecialEvent,
  async (call, { id, ...look }) => {
    if (!(await findKeptEvent(call.read, id))) return call.fail('specialEventNotFound')
    const until = new Date(call.now.getTime() + previewMs)
    const token = previewToken(look, until, (text) => call.platform.seal(previewPurpose(id), text))
    return call.write(async () => {
      call.about(`${subjectOfEvent(id)}: preview`)
      return { path: `/active11/${encodeURIComponent(id)}?preview=${token}`, until }
    })
  },
)
