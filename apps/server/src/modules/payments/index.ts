export { countForDashboard, noticeBody, sandboxKey, signNotice } from './operations'
export type { Notice, Provider } from './payment'
