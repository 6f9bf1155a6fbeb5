import type { Job } from '../../platform/background'
import { removeOldCodes } from './store/codes'
import { removeOldSessions } from './store/sessions'

export const jobs: Job[] = [
  {
    name: 'forget-old-sign-ins',
    everySeconds: 3600,
    run: ({ now, write }) =>
      write(async (tx) => {
        await removeOldCodes(tx, now)
        await removeOldSessions(tx, now)
      }),
  },
]
