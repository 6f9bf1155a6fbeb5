import type { BrowseWords } from '../../platform/words'
import { home } from './home'
import { product } from './product'
import { search } from './search'
import { shell } from './shell'

export const browse = { home, product, search, shell } satisfies BrowseWords
