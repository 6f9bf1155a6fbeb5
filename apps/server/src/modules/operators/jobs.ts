import type { Job } from '../../platform/background'
import { removeOldSessions } from './store/operators'
import { removeOldSteps } from './store/second-factor'

export const jobs: Job[] = [
  {
    name: 'forget-old-operator-sessions',
    everySeconds: 6 * 3600,
    run: ({ now, write }) =>
      write(async (tx) => {
        await removeOldSessions(tx, now)
        await removeOldSteps(tx, now)
      }),
  },
]
