export { noticeBody, sandboxKey, signNotice } from './providers/sandbox'
export { countForDashboard } from './store'
