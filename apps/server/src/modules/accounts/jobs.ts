import type { Job } from '../../platform/background'
import { askBeforeExpiry } from './asking'
import { codeLogDays, removeOldRequests } from './store/code-requests'
import { removeOldCodes } from './store/codes'
import { removeOldSessions } from './store/sessions'

export const jobs: Job[] = [
  {
    name: 'forget-old-sign-ins',
    everySeconds: 3600,
    run: ({ now, write }) =>
      write(async (tx) => {
        await removeOldCodes(tx, now)
        await removeOldRequests(tx, await codeLogDays(tx), now)
        await removeOldSessions(tx, now)
      }),
  },
  { name: 'ask-for-new-certificates', everySeconds: 3600, run: askBeforeExpiry },
]
