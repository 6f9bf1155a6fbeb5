import type { Job } from '../../platform/background'
import { removeOldSessions } from './store/operators'

export const jobs: Job[] = [
  {
    name: 'forget-old-operator-sessions',
    everySeconds: 6 * 3600,
    run: ({ now, write }) => write((tx) => removeOldSessions(tx, now)),
  },
]
