import type { Job } from '../../platform/background'
import { refreshVocabulary } from './operations'
import { refreshSales } from './store/documents'
import { forgetSearches } from './store/searches'

/** Long enough to compare a month with the same one of last year. */
const keptDays = 400

export const jobs: Job[] = [
  { name: 'search-vocabulary', everySeconds: 60, run: ({ write }) => write(refreshVocabulary) },
  {
    name: 'search-log',
    everySeconds: 86_400,
    run: ({ write, now }) => write((tx) => forgetSearches(tx, now, keptDays)),
  },
  { name: 'search-sales', everySeconds: 600, run: ({ write }) => write(refreshSales) },
]
