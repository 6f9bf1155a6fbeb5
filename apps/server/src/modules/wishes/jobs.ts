import type { Job } from '../../platform/background'
import { tellOfArrivals } from './arrivals'

export const jobs: Job[] = [
  // Goods also come back without anybody having changed a product: when an order closes.
  { name: 'awaited-goods', everySeconds: 30, run: (work) => tellOfArrivals(work) },
]
