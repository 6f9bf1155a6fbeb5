import { idFrom } from '@cusp/kernel'
import type { Job } from '../../platform/background'
import { publish } from '../../platform/events'
import { variantsToGive } from '../catalogue'
import { giveToWaiting } from './arrivals'
import { expireSome } from './closing'
import { moveOrder } from './store/moves'
import { lockLongShipped } from './store/orders'
import { readSettings } from './store/settings'
import { removeStaleTemps } from './store/temp-orders'

const day = 24 * 3_600_000

/** Unpaid orders whose time is over close, and their stock is free again. */
const expireUnpaid: Job = {
  name: 'orders.expire',
  everySeconds: 20,
  async run({ now, write }) {
    while (await write((tx) => expireSome(tx, now))) {
      // Each batch is a transaction of its own, so that none of them holds many rows for long.
    }
  },
}

/** Orders that nobody has confirmed are taken as received some days after shipping (decision 78). */
const receiveLongShipped: Job = {
  name: 'orders.receive',
  everySeconds: 600,
  async run({ now, read, write }) {
    const { receiptDays } = await readSettings(read)
    const before = new Date(now.getTime() - receiptDays * day)
    const some = () =>
      write(async (tx) => {
        const orders = await lockLongShipped(tx, before, 50)
        for (const order of orders) {
          await moveOrder(tx, order, 'receive', { by: { kind: 'system', name: '' }, now })
          await publish(tx, 'orderCompleted', { orderNo: order.orderNo })
        }
        return orders.length === 50
      })
    while (await some()) {
      // As above.
    }
  },
}

/** Stock that has come another way, or from a pre-order that was closed, goes to those who wait. */
const giveWhatCameBack: Job = {
  name: 'orders.give-to-waiting',
  everySeconds: 60,
  async run({ now, read, write, platform }) {
    for (const id of await variantsToGive(read, 200)) {
      const arrival = { pieces: 0, reason: '', by: { kind: 'system', name: '' } as const, now }
      await write((tx) => giveToWaiting(tx, idFrom<'Variant'>(id), arrival)).catch((error: unknown) =>
        platform.log.error({ err: error, variant: id }, 'stock could not be given to pre-orders'),
      )
    }
  },
}

const forgetConfirmations: Job = {
  name: 'orders.forget-confirmations',
  everySeconds: 3600,
  run: ({ now, write }) => write((tx) => removeStaleTemps(tx, new Date(now.getTime() - day))),
}

export const jobs: Job[] = [expireUnpaid, receiveLongShipped, giveWhatCameBack, forgetConfirmations]
