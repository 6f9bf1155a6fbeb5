import { home } from './home'
import { product } from './product'
import { search } from './search'
import { shell } from './shell'

/** Words of the frame and of the pages that visitors browse: what a first page needs. */
export const browse = { home, product, search, shell } as const
