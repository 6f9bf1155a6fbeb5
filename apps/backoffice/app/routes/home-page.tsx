import { catalogue, homeParts } from '@cusp/contract'
import { Select, Typography } from 'antd'
import { useState } from 'react'
import { LinkHosts } from '../features/home/link-field'
import { PartDrawer } from '../features/home/part-drawer'
import { PartList, usePartName } from '../features/home/part-list'
import { PreviewButton } from '../features/home/preview-button'
import { useAnswer } from '../platform/answers'
import { choiceFilter, useFilters } from '../platform/filters'
import { useWords } from '../platform/words'
import { GuardedButton } from '../shell/guarded-button'
import { Page } from '../shell/page'
import { Problem } from '../shell/states'

const partFilters = { part: choiceFilter(homeParts.homePartKinds) }

export function HomePageRoute() {
  const t = useWords()
  const [filters, change] = useFilters(partFilters)
  const kind = filters.part ?? 'banner'
  const [edited, setEdited] = useState<homeParts.AdminHomePart | 'new'>()
  const answer = useAnswer(homeParts.adminListHomeParts, {})
  const categories = useAnswer(catalogue.adminListCategories, {})
  const nameOf = usePartName(categories.data?.list ?? [])
  const all = answer.data?.list ?? []
  const countOf = (of: homeParts.HomePartKind) => all.filter((part) => part.kind === of).length
  if (answer.error && !answer.data) return <Problem error={answer.error} onRetry={() => void answer.refetch()} />
  return (
    <Page
      title={t('homePage.title')}
      hint={t('homePage.hint')}
      actions={
        <>
          <PreviewButton />
          <GuardedButton needs="home.manage" type="primary" onClick={() => setEdited('new')}>
            {t('homePage.create')}
          </GuardedButton>
        </>
      }
    >
      <div className="row">
        <Select<homeParts.HomePartKind>
          aria-label={t('homePage.part')}
          value={kind}
          style={{ width: 'min(300px, 100%)' }}
          options={homeParts.homePartKinds.map((value) => ({
            value,
            label: `${t(`homePage.kinds.${value}`)} (${countOf(value)})`,
          }))}
          onChange={(part) => change({ part })}
        />
        <Typography.Text type="secondary">
          {t(`homePage.about.${kind}`)} {t('homePage.atOnce', { count: homeParts.shownAtOnce[kind] })}
        </Typography.Text>
      </div>
      <PartList
        kind={kind}
        parts={all.filter((part) => part.kind === kind)}
        isFirstLoad={answer.isPending}
        nameOf={nameOf}
        onEdit={setEdited}
      />
      {edited && (
        <LinkHosts value={answer.data?.linkHosts ?? []}>
          <PartDrawer
            kind={edited === 'new' ? kind : edited.kind}
            part={edited === 'new' ? undefined : edited}
            name={edited === 'new' ? '' : nameOf(edited)}
            onClose={() => setEdited(undefined)}
          />
        </LinkHosts>
      )}
    </Page>
  )
}
