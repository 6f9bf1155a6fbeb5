import type { specialEvents } from '@cusp/contract'

/** How many pictures of an event's block stand beside each other (spec B265). */
export function blockColumns(emissionType: specialEvents.EmissionType): 1 | 2 | 3 {
  if (emissionType === 6 || emissionType === 3) return 3
  return emissionType === 4 || emissionType === 2 ? 2 : 1
}
