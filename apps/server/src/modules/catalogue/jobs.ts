import type { Job } from '../../platform/background'
import { tellProductsChanged } from './admin'
import { claimTurned } from './store/promotions'

const batch = 500

/** Prices are always those of the moment; this tells who keeps them, such as the search, that they have turned. */
const tellTurnedPrices: Job = {
  name: 'catalogue.promotions',
  everySeconds: 30,
  async run({ now, write }) {
    let found = batch
    while (found === batch) {
      found = await write(async (tx) => {
        const productIds = await claimTurned(tx, now, batch)
        await tellProductsChanged(tx, productIds)
        return productIds.length
      })
    }
  },
}

export const jobs: Job[] = [tellTurnedPrices]
