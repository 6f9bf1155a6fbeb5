import { homeParts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { previewMs, previewToken } from '../preview-token'

const addressOf = { home: '/', newCustomers: '/newCustomers' }

export const adminPreviewHome = useCase(homeParts.adminPreviewHome, (call, { page, ...look }) => {
  const until = new Date(call.now.getTime() + previewMs)
  const token = previewToken(look, until, (text) => call.platform.seal('home preview', text))
  return call.write(async () => {
    call.about(`${page === 'home' ? 'home page' : 'new-customer zone'}: preview`)
    return { path: `${addressOf[page]}?preview=${token}`, until }
  })
})
