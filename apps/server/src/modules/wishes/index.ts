export { collect, eraseWishes, findWishes, stopWaiting } from './operations'
