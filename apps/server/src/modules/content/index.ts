export { specialEventIds } from './operations'
