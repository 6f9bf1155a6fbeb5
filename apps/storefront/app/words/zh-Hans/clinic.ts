export { clinic } from '../zh-Hant/clinic'
