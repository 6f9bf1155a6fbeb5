import type { homeParts } from '@cusp/contract'
import type { Writer } from '../../platform/database'
import { keepNewCustomerOffers } from '../catalogue'
import type { HomePart, KeptPart } from './home-part'
import type { Period, StageRow, Version } from './staged'
import { findKeptPart, partStages } from './store/kept-parts'

export const stageOf = (
  { kind }: Pick<KeptPart, 'kind'>,
  row: StageRow<HomePart['content']> | undefined,
): homeParts.HomePartStage | null =>
  row
    ? {
        // Content was checked against its kind when it was saved.
        part: { kind, content: row.content } as HomePart,
        from: row.from,
        until: row.until,
        changedAt: row.changedAt,
        changedBy: row.changedBy,
      }
    : null

/** A part that is about to be changed by whoever has seen this version of it; or why it cannot be. */
export async function takePart(
  tx: Writer,
  asked: Version<number>,
): Promise<{ readonly part: KeptPart; readonly next: Version<number> } | 'homePartNotFound' | 'changedMeanwhile'> {
  const next = await partStages.nextVersion(tx, asked)
  const part = await findKeptPart(tx, asked.id)
  if (!part) return 'homePartNotFound'
  return next ? { part, next } : 'changedMeanwhile'
}

/** A part by name in the audit log. */
export const subjectOf = (kind: KeptPart['kind'], id: number): string => `home page: ${kind} ${id}`

/**
 * Has prices follow what is published of an activity of the new-customer zone; undefined: nothing is. Gives what stands
 * in the way; roll back then.
 */
export async function offerWhatIsPublished(
  tx: Writer,
  id: number,
  { part, period }: { readonly part: Pick<HomePart, 'kind'> | HomePart; readonly period?: Period },
  now: Date,
): ReturnType<typeof keepNewCustomerOffers> {
  if (part.kind !== 'newCustomerActivity') return undefined
  const offer = period && 'content' in part ? { ...part.content, ...period } : undefined
  return keepNewCustomerOffers(tx, id, offer, now)
}
