import type { inbox } from '@cusp/contract'
import type { enquiry } from './schema'

/** An enquiry as this operator sees it. */
export function enquiryFor(row: typeof enquiry.$inferSelect, operatorId: string): inbox.Enquiry {
  const { takenById, ...rest } = row
  return { ...rest, isMine: takenById === operatorId }
}
