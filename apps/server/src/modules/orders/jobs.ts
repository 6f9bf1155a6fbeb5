import type { Job } from '../../platform/background'
import { publish } from '../../platform/events'
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

const forgetConfirmations: Job = {
  name: 'orders.forget-confirmations',
  everySeconds: 3600,
  run: ({ now, write }) => write((tx) => removeStaleTemps(tx, new Date(now.getTime() - day))),
}

export const jobs: Job[] = [expireUnpaid, receiveLongShipped, forgetConfirmations]
