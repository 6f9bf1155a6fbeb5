export { infoPageIds } from './operations'
