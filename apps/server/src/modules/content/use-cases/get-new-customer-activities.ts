import { newCustomers } from '@cusp/contract'
import { audienceOf } from '../../../platform/actor'
import { useCase } from '../../../platform/use-case'
import { activitiesOf } from '../new-customer-view'
import { shownNow } from '../view'

export const getNewCustomerActivities = useCase(newCustomers.getNewCustomerActivities, async (call, asked) =>
  activitiesOf({ ...call, audience: audienceOf(call.actor), parts: await shownNow(call) }, call.actor, asked, false),
)
