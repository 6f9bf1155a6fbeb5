import type { Writer } from '../../platform/database'
import { publish } from '../../platform/events'

/** Keeps each event's work, and its row, small. */
const productsPerEvent = 1000

export async function tellProductsChanged(tx: Writer, productIds: readonly string[]): Promise<void> {
  for (let from = 0; from < productIds.length; from += productsPerEvent) {
    await publish(tx, 'productsChanged', { productIds: productIds.slice(from, from + productsPerEvent) })
  }
}
