import type { Job } from '../../platform/background'
import { refreshVocabulary } from './operations'
import { refreshSales } from './store/documents'

export const jobs: Job[] = [
  { name: 'search-vocabulary', everySeconds: 60, run: ({ write }) => write(refreshVocabulary) },
  { name: 'search-sales', everySeconds: 600, run: ({ write }) => write(refreshSales) },
]
