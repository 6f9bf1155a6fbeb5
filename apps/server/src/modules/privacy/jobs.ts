import type { Job } from '../../platform/background'
import { eraseAccount } from '../accounts'
import { eraseConsentOrigins } from '../notifications'
import { hasOpenOrders } from '../orders'
import { eraseWishes } from '../wishes'
import { deletionLetter } from './letters'
import { findDue, finishDeletion } from './store'

export const jobs: Job[] = [
  {
    name: 'erase-accounts',
    everySeconds: 3600,
    async run({ now, read, write, platform }) {
      for (const accountId of await findDue(read, now)) {
        const picture = await write(async (tx) => {
          // An order on its way needs its buyer; the next hour asks again.
          if (await hasOpenOrders(tx, accountId)) return undefined
          const erased = await eraseAccount(tx, accountId, now, (language) =>
            platform.wording.letter(deletionLetter('done', language)),
          )
          if (erased.kind === 'lastAdmin') return undefined
          await eraseConsentOrigins(tx, accountId)
          await eraseWishes(tx, accountId)
          await finishDeletion(tx, accountId, now)
          return erased.picture
        })
        if (picture !== undefined) await platform.files.remove(picture)
      }
    },
  },
]
