export { consentsOf, mailsTurnedOff } from './preferences'
export { eraseConsentOrigins } from './store'
