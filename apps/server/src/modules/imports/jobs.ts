import type { Job } from '../../platform/background'
import { workOnNextImport } from './work-on-import'

export const jobs: Job[] = [
  {
    name: 'imports',
    everySeconds: 2,
    run: async (work) => {
      while (await workOnNextImport(work)) {
        // One after the other: imports share brands and categories.
      }
    },
  },
]
