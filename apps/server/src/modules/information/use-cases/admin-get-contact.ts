import { information } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findContact } from '../store/contact'

export const adminGetContact = useCase(information.adminGetContact, ({ read }) => findContact(read))
