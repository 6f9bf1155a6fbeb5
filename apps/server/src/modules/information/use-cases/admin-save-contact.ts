import { information } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findContact, updateContact } from '../store/contact'

export const adminSaveContact = useCase(information.adminSaveContact, (call, input) =>
  call.write(async (tx) => {
    const { version: _, ...before } = await findContact(tx)
    if (!(await updateContact(tx, input))) return call.fail('changedMeanwhile')
    call.about('contact details', before)
    return null
  }),
)
