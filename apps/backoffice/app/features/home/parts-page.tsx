import { catalogue, homeParts } from '@cusp/contract'
import { sentences } from '@cusp/kernel'
import { Select, Typography } from 'antd'
import { useMemo, useState } from 'react'
import { useAnswer } from '../../platform/answers'
import { choiceFilter, useFilters } from '../../platform/filters'
import { useLanguage } from '../../platform/language'
import { useWords } from '../../platform/words'
import { GuardedButton } from '../../shell/guarded-button'
import { LinkHosts } from '../../shell/link-field'
import { Page } from '../../shell/page'
import { Problem } from '../../shell/states'
import { PartDrawer } from './part-drawer'
import { PartList, usePartName } from './part-list'
import { HomePreviewButton } from './preview-button'

type PartsPageProps = {
  readonly kinds: readonly [homeParts.HomePartKind, ...homeParts.HomePartKind[]]
  readonly title: string
  readonly hint: string
  readonly preview: 'home' | 'newCustomers'
}

/** The parts of which a page of the storefront consists, kind by kind. */
export function PartsPage({ kinds, title, hint, preview }: PartsPageProps) {
  const t = useWords()
  const language = useLanguage()
  const [filters, change] = useFilters(useMemo(() => ({ part: choiceFilter(kinds) }), [kinds]))
  const kind = filters.part ?? kinds[0]
  const [edited, setEdited] = useState<homeParts.AdminHomePart | 'new'>()
  const answer = useAnswer(homeParts.adminListHomeParts, {})
  const categories = useAnswer(catalogue.adminListCategories, {})
  const nameOf = usePartName(categories.data?.list ?? [])
  const all = answer.data?.list ?? []
  const countOf = (of: homeParts.HomePartKind) => all.filter((part) => part.kind === of).length
  if (answer.error && !answer.data) return <Problem error={answer.error} onRetry={() => void answer.refetch()} />
  return (
    <Page
      title={title}
      hint={hint}
      actions={
        <>
          <HomePreviewButton of={preview} />
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
          options={kinds.map((value) => ({
            value,
            label: `${t(`homePage.kinds.${value}`)} (${countOf(value)})`,
          }))}
          onChange={(part) => change({ part })}
        />
        <Typography.Text type="secondary">
          {sentences(
            [t(`homePage.about.${kind}`), t('homePage.atOnce', { count: homeParts.shownAtOnce[kind] })],
            language,
          )}
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
