import { information } from '@cusp/contract'
import { inLanguage } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { findContact } from '../store/contact'

export const getShopContact = useCase(information.getShopContact, async ({ read, language, platform }) => {
  const { version: _, company, address, ...contact } = await findContact(read)
  return {
    ...contact,
    company: inLanguage(company, language),
    address: inLanguage(address, language),
    shopUrl: platform.config.publicUrl,
  }
})
