import { content } from '@cusp/contract'
import { audienceOf } from '../../../platform/actor'
import { useCase } from '../../../platform/use-case'
import { lookOf } from '../preview-token'
import { findShownParts } from '../store/shown-parts'
import { floorsOf, homeOf, navigationOf, recommendedOf } from '../view'

export const previewHome = useCase(content.previewHome, async (call, { token }) => {
  const look = lookOf(token, call.now, (text) => call.platform.seal('home preview', text))
  if (!look) return call.fail('previewEnded')
  const view = { ...call, audience: audienceOf(call.actor), parts: await findShownParts(call.read, look) }
  const [home, floors, recommended] = await Promise.all([
    homeOf(view),
    floorsOf(view),
    recommendedOf(view, { pageIndex: 1, pageSize: 10 }),
  ])
  return { home, floors, recommended, navigation: navigationOf(view), ...look }
})
