export { hongKongTime } from '@cusp/kernel'
