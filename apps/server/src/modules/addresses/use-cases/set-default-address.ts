import { addresses } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { lockAddressBook, makeDefault } from '../store'

export const setDefaultAddress = useCase(addresses.setDefaultAddress, ({ actor, write, fail }, { addressId }) =>
  write(async (tx) => {
    await lockAddressBook(tx, actor.clinicId)
    return (await makeDefault(tx, actor.clinicId, addressId)) ? null : fail('addressNotFound')
  }),
)
