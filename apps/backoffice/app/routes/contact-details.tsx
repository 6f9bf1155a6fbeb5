import { information } from '@cusp/contract'
import { ContactForm } from '../features/information/contact-form'
import { useAnswer } from '../platform/answers'
import { useWords } from '../platform/words'
import { Page } from '../shell/page'
import { DetailLoading, Problem } from '../shell/states'

export function ContactDetailsRoute() {
  const t = useWords()
  const { data, error, refetch } = useAnswer(information.adminGetContact, {})
  if (error && !data) return <Problem error={error} onRetry={() => void refetch()} />
  if (!data) return <DetailLoading />
  return (
    <Page title={t('nav.contactDetails')} hint={t('contactDetails.hint')}>
      {/* What another operator has saved meanwhile starts the form anew. */}
      <ContactForm key={data.version} contact={data} onStale={() => void refetch()} />
    </Page>
  )
}
