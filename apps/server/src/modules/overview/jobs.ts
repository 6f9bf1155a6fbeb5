import type { Job } from '../../platform/background'
import { findViolations } from './store'

/** Broken books are the one thing that nobody notices by looking at a page. */
const checkBooks: Job = {
  name: 'overview.books',
  everySeconds: 600,
  async run({ read, platform }) {
    const violations = await findViolations(read, 20)
    if (violations.length > 0) platform.log.error({ violations }, 'the books are not sound')
  },
}

export const jobs: Job[] = [checkBooks]
