import { addresses } from '@cusp/contract'
import { AreaCodesCard } from '../features/places/area-codes-card'
import { RegionsCard } from '../features/places/regions-card'
import { useAnswer } from '../platform/answers'
import { useWords } from '../platform/words'
import { Page } from '../shell/page'
import { DetailLoading, Problem } from '../shell/states'

export function PlacesRoute() {
  const t = useWords()
  const { data, error, refetch } = useAnswer(addresses.adminGetPlaces, {})
  if (error && !data) return <Problem error={error} onRetry={() => void refetch()} />
  if (!data) return <DetailLoading />
  return (
    <Page title={t('nav.places')} hint={t('places.hint')}>
      {/* What another operator has saved meanwhile starts the form anew. */}
      <AreaCodesCard key={data.areaCodes.map(({ code, isOn }) => `${code}${isOn}`).join()} saved={data.areaCodes} />
      <RegionsCard
        key={data.closed.join()}
        regions={data.regions}
        closed={data.closed}
        onStale={() => void refetch()}
      />
    </Page>
  )
}
