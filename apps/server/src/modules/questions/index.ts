export { questionPages } from './operations'
