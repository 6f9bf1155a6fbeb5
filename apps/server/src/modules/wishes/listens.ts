import { listener } from '../../platform/background'
import { tellOfArrivals } from './arrivals'

export const listeners = [
  listener('productsChanged', 'tell who waits', ({ productIds }, work) => tellOfArrivals(work, productIds)),
]
