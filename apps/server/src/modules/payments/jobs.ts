import type { Job } from '../../platform/background'
import { sendRefund } from './money-back'
import { findAbandoned, findUnsent } from './store'
import { giveUp } from './take-money'

/** Events send refunds at once; this finds those whose sending was cut short. */
const sendRefunds: Job = {
  name: 'payments.refunds',
  everySeconds: 60,
  async run(work) {
    for (const id of await findUnsent(work.read, 100)) {
      await sendRefund(id, work).catch((error: unknown) =>
        work.platform.log.error({ err: error, refund: id }, 'a refund could not be sent'),
      )
    }
  },
}

/** Minutes after which a hosted payment that brought no answer no longer holds its order. */
const patience = 30

const giveUpAbandoned: Job = {
  name: 'payments.abandoned',
  everySeconds: 60,
  async run({ now, read, write }) {
    const before = new Date(now.getTime() - patience * 60_000)
    for (const payment of await findAbandoned(read, before, 200)) await write((tx) => giveUp(tx, payment, now))
  },
}

export const jobs: Job[] = [sendRefunds, giveUpAbandoned]
