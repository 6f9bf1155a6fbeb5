import { information } from '@cusp/contract'
import { PriceTextCard } from '../features/information/price-text-card'
import { useAnswer } from '../platform/answers'
import { useWords } from '../platform/words'
import { Page } from '../shell/page'
import { DetailLoading, Problem } from '../shell/states'

export function GuestPriceTextsRoute() {
  const t = useWords()
  const { data, error, refetch } = useAnswer(information.adminListPriceTexts, {})
  if (error && !data) return <Problem error={error} onRetry={() => void refetch()} />
  if (!data) return <DetailLoading />
  return (
    <Page title={t('nav.priceTexts')} hint={t('priceTexts.hint')}>
      {data.list.map((text) => (
        // What another operator has saved meanwhile starts the form anew.
        <PriceTextCard key={`${text.reader} ${text.version}`} text={text} onStale={() => void refetch()} />
      ))}
    </Page>
  )
}
