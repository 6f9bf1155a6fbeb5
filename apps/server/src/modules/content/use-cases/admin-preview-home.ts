import { homeParts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { previewMs, previewToken } from '../preview-token'

export const adminPreviewHome = useCase(homeParts.adminPreviewHome, (call, look) => {
  const until = new Date(call.now.getTime() + previewMs)
  const token = previewToken(look, until, (text) => call.platform.seal('home preview', text))
  return call.write(async () => {
    call.about('home page: preview')
    return { path: `/?preview=${token}`, until }
  })
})
