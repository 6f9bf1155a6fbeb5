import type { Job } from '../../platform/background'
import { touchTurningBanners } from './store'

const everySeconds = 60

export const jobs: Job[] = [
  {
    name: 'content-banners',
    everySeconds,
    // Looks back further than it waits, so that a late run misses nothing.
    run: ({ write, now }) => write((tx) => touchTurningBanners(tx, now, everySeconds * 3)),
  },
]
