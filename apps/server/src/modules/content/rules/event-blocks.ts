import type { specialEvents } from '@cusp/contract'
import type { EventBlock } from '../special-event'

/** The number under which a block's width travels (spec B265): 6 and 3 are thirds, 4 and 2 halves, 1 is all of it. */
export function emissionTypeOf(block: EventBlock): specialEvents.EmissionType {
  if (block.kind === 'products' || block.width === 'full') return 1
  const isTwoRows = block.entries.length > (block.width === 'thirds' ? 3 : 2)
  if (block.width === 'thirds') return isTwoRows ? 6 : 3
  return isTwoRows ? 4 : 2
}

/** Every product of an event, each once. */
export const productIdsIn = (blocks: readonly EventBlock[]): string[] => [
  ...new Set(blocks.flatMap((block) => (block.kind === 'products' ? block.productIds : []))),
]

/** Blocks with something to show: one whose products have all left the shelf has nothing. */
export const blocksToShow = (blocks: readonly EventBlock[], isOnShelf: (id: string) => boolean): EventBlock[] =>
  blocks.filter((block) => block.kind === 'pictures' || block.productIds.some(isOnShelf))
