export { mailsTurnedOff } from './preferences'
