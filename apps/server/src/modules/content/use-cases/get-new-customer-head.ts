import { newCustomers } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { newCustomerHeadOf } from '../new-customer-view'
import { shownNow } from '../view'

export const getNewCustomerHead = useCase(newCustomers.getNewCustomerHead, async (call) =>
  newCustomerHeadOf({ ...call, audience: call.actor.audience, parts: await shownNow(call) }),
)
