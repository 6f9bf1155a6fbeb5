import { addresses } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { ensureDefault, lockAddressBook, removeAddress } from '../store'

export const deleteAddress = useCase(addresses.deleteAddress, ({ actor, now, write, fail }, { addressId }) =>
  write(async (tx) => {
    await lockAddressBook(tx, actor.clinicId)
    if (!(await removeAddress(tx, actor.clinicId, addressId, now))) return fail('addressNotFound')
    await ensureDefault(tx, actor.clinicId)
    return null
  }),
)
