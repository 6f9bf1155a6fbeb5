import { PartsPage } from '../features/home/parts-page'
import { useWords } from '../platform/words'

const kinds = ['newCustomerActivity', 'newCustomerBanner'] as const

export function NewCustomersRoute() {
  const t = useWords()
  return (
    <PartsPage
      kinds={kinds}
      title={t('nav.newCustomers')}
      hint={t('homePage.newCustomersHint')}
      preview="newCustomers"
    />
  )
}
