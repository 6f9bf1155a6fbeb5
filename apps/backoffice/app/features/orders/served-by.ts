import type { orders } from '@cusp/contract'

/** How many of the queue these pieces serve in turn, with what is on the shelf, and what is left then; for show, the server decides. */
export function servedBy(
  { free, waiting }: Pick<orders.AwaitedVariant, 'free' | 'waiting'>,
  pieces: number,
): { served: number; left: number } {
  let left = free + pieces
  let served = 0
  for (const { quantity } of waiting) {
    if (quantity > left) break
    left -= quantity
    served += 1
  }
  return { served, left }
}
