import { newCustomers } from '@cusp/contract'
import { audienceOf } from '../../../platform/actor'
import { useCase } from '../../../platform/use-case'
import { activitiesOf, newCustomerHeadOf } from '../new-customer-view'
import { lookOf } from '../preview-token'
import { findShownParts } from '../store/shown-parts'

export const previewNewCustomers = useCase(newCustomers.previewNewCustomers, async (call, { token }) => {
  const look = lookOf(token, call.now, (text) => call.platform.seal('home preview', text))
  if (!look) return call.fail('previewEnded')
  const view = { ...call, audience: audienceOf(call.actor), parts: await findShownParts(call.read, look) }
  const whole = { brandName: '', page: 1, pageSize: 60 }
  const [head, activities] = await Promise.all([newCustomerHeadOf(view), activitiesOf(view, call.actor, whole, true)])
  return { head, activities, ...look }
})
