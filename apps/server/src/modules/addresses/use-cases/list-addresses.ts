import { addresses } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { deliveryAddress } from '../present'
import { findOwnAddresses } from '../store'

export const listAddresses = useCase(addresses.listAddresses, async ({ actor, read, language }) => {
  const found = await findOwnAddresses(read, actor.clinicId)
  return found.map((address) => deliveryAddress(address, language))
})
