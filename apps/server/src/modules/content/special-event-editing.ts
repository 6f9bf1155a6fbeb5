import type { SpecialEventId } from '@cusp/kernel'
import type { Writer } from '../../platform/database'
import type { KeptEvent } from './special-event'
import type { Version } from './staged'
import { eventStages, findKeptEvent } from './store/special-events'

type Taken = { readonly event: KeptEvent; readonly next: Version<SpecialEventId> }

/** An event that is about to be changed by whoever has seen this version of it; or why it cannot be. */
export async function takeEvent(
  tx: Writer,
  asked: Version<SpecialEventId>,
): Promise<Taken | 'specialEventNotFound' | 'changedMeanwhile'> {
  const next = await eventStages.nextVersion(tx, asked)
  const event = await findKeptEvent(tx, asked.id)
  if (!event) return 'specialEventNotFound'
  return next ? { event, next } : 'changedMeanwhile'
}

/** An event by name in the audit log. */
export const subjectOfEvent = (id: SpecialEventId): string => `special event ${id}`

/** What previews of an event are sealed for: a token for one opens no other. */
export const previewPurpose = (id: SpecialEventId): string => `special event preview ${id}`
