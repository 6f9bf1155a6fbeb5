export { refreshVocabulary, reindexProducts } from './operations'
