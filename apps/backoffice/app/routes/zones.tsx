import { campaigns } from '@cusp/contract'
import { Segmented } from 'antd'
import { ZoneForm } from '../features/campaigns/zone-form'
import { useAnswer } from '../platform/answers'
import { choiceFilter, useFilters } from '../platform/filters'
import { useWords } from '../platform/words'
import { Page } from '../shell/page'
import { PageLoading, Problem } from '../shell/states'

const zones = ['newProducts', 'special'] as const satisfies readonly campaigns.Zone[]
const pages = { newProducts: '/newProductZone', special: '/discountZone' } as const
const zoneFilters = { zone: choiceFilter(zones) }

export function ZonesRoute() {
  const t = useWords()
  const [filters, change] = useFilters(zoneFilters)
  const zone = filters.zone ?? 'newProducts'
  const answer = useAnswer(campaigns.adminGetZone, { tagID: zone })
  return (
    <Page
      title={t('nav.zones')}
      hint={t('zones.hint')}
      actions={
        <a href={pages[zone]} target="_blank" rel="noreferrer">
          {t('zones.open')}
        </a>
      }
    >
      <Segmented
        aria-label={t('zones.zone')}
        value={zone}
        options={zones.map((value) => ({ value, label: t(`zones.names.${value}`) }))}
        onChange={(value) => change({ zone: value === 'newProducts' ? undefined : value })}
      />
      {answer.error && !answer.data ? (
        <Problem error={answer.error} onRetry={() => void answer.refetch()} />
      ) : !answer.data || answer.isPlaceholderData ? (
        <PageLoading />
      ) : (
        <ZoneForm
          key={`${zone} ${answer.data.version}`}
          zone={zone}
          list={answer.data.list}
          version={answer.data.version}
        />
      )}
    </Page>
  )
}
