import { hotKeywords } from './use-cases/hot-keywords'
import { searchFacets } from './use-cases/search-facets'
import { searchProducts } from './use-cases/search-products'
import { similarWords } from './use-cases/similar-words'
import { suggest } from './use-cases/suggest'

export const useCases = [searchProducts, searchFacets, suggest, similarWords, hotKeywords]
