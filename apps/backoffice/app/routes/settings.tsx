import { orders } from '@cusp/contract'
import { OrderSettingsForm } from '../features/orders/order-settings-form'
import { useAnswer } from '../platform/answers'
import { useWords } from '../platform/words'
import { Page } from '../shell/page'
import { DetailLoading, Problem } from '../shell/states'

export function SettingsRoute() {
  const t = useWords()
  const { data, error, refetch } = useAnswer(orders.adminGetOrderSettings, {})
  if (error && !data) return <Problem error={error} onRetry={() => void refetch()} />
  if (!data) return <DetailLoading />
  return (
    <Page title={t('nav.settings')} hint={t('settings.hint')}>
      {/* What another operator has saved meanwhile starts the form anew. */}
      <OrderSettingsForm
        key={`${data.reviewFrom} ${data.holdMedicines} ${data.balanceDays} ${data.depositKeptPercent}`}
        settings={data}
      />
    </Page>
  )
}
