import { randomUUID } from 'node:crypto'
import type { Background } from '../../platform/background'
import { publish } from '../../platform/events'
import { claimArrived } from './store/registrations'

/** Keeps each transaction, and each event's work, small. */
const waitsPerEvent = 200

/** Tells of awaited goods that can be ordered again: of those of some products, or of all. */
export async function tellOfArrivals({ write, now }: Background, productIds?: readonly string[]): Promise<void> {
  for (;;) {
    const told = await write(async (tx) => {
      const waits = await claimArrived(tx, now, waitsPerEvent, productIds)
      if (waits.length > 0) await publish(tx, 'awaitedGoodsArrived', { claimId: randomUUID(), waits })
      return waits.length
    })
    if (told < waitsPerEvent) return
  }
}
