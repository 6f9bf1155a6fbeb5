import type { Job } from '../../platform/background'
import { touchTurningDrafts } from './store/info-pages'

const everySeconds = 10

export const jobs: Job[] = [
  {
    name: 'information-drafts',
    everySeconds,
    // Looks back further than it waits, so that a late run misses nothing.
    run: ({ write, now }) => write((tx) => touchTurningDrafts(tx, now, everySeconds * 6)),
  },
]
