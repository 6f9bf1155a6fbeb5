import { listener } from '../../platform/background'
import { reindexBatch, reindexProducts } from './operations'

export const listeners = [
  listener('productsChanged', 'reindex', async ({ productIds }, { write }) => {
    for (let from = 0; from < productIds.length; from += reindexBatch) {
      await write((tx) => reindexProducts(tx, productIds.slice(from, from + reindexBatch)))
    }
  }),
]
