export { infoPageIds, shopEmail } from './operations'
