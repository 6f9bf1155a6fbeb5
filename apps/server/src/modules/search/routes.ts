import { adminListHotKeywords } from './use-cases/admin-list-hot-keywords'
import { adminListSynonyms } from './use-cases/admin-list-synonyms'
import { adminRemoveSynonyms } from './use-cases/admin-remove-synonyms'
import { adminReportSearches } from './use-cases/admin-report-searches'
import { adminSaveHotKeywords } from './use-cases/admin-save-hot-keywords'
import { adminSaveSynonyms } from './use-cases/admin-save-synonyms'
import { adminUploadHotKeywordIcon } from './use-cases/admin-upload-hot-keyword-icon'
import { hotKeywords } from './use-cases/hot-keywords'
import { searchFacets } from './use-cases/search-facets'
import { searchProducts } from './use-cases/search-products'
import { similarWords } from './use-cases/similar-words'
import { suggest } from './use-cases/suggest'

export const useCases = [
  adminListHotKeywords,
  adminListSynonyms,
  adminRemoveSynonyms,
  adminReportSearches,
  adminSaveHotKeywords,
  adminSaveSynonyms,
  adminUploadHotKeywordIcon,
  searchProducts,
  searchFacets,
  suggest,
  similarWords,
  hotKeywords,
]
