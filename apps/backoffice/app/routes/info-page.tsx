import { information } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { Segmented } from 'antd'
import { useNavigate, useParams } from 'react-router'
import { newPage, PageForm } from '../features/information/page-form'
import { paths } from '../paths'
import { useAnswer } from '../platform/answers'
import { choiceFilter, useFilters } from '../platform/filters'
import { useLocalText } from '../platform/local-text'
import { useWords } from '../platform/words'
import { Page } from '../shell/page'
import { DetailLoading, Problem } from '../shell/states'

const parts = ['page', 'draft'] as const
const pageFilters = { part: choiceFilter(parts) }

export function InfoPageRoute() {
  const t = useWords()
  const say = useLocalText()
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const [{ part = 'page' }, change] = useFilters(pageFilters)
  const { data, error, refetch } = useAnswer(information.adminListInfoPages, {})
  if (error && !data) return <Problem error={error} onRetry={() => void refetch()} />
  if (!data) return <DetailLoading />
  const page = data.list.find((each) => each.id === id) ?? newPage(idFrom<'InfoPage'>(id))
  const isDraft = part === 'draft' && page.version > 0
  const version = isDraft ? (page.draft?.version ?? 0) : page.version
  return (
    <Page
      title={page.version === 0 ? t('infoPages.create') : say(page.name)}
      back={{ to: paths.infoPages, says: t('nav.infoPages') }}
      hint={`/about/${id}`}
    >
      {page.version > 0 && (
        <Segmented
          aria-label={t('infoPages.part')}
          value={part}
          options={parts.map((value) => ({ value, label: t(`infoPages.parts.${value}`) }))}
          onChange={(value) => change({ part: value })}
        />
      )}
      {/* What another operator has saved meanwhile starts the form anew. */}
      <PageForm
        key={`${page.id} ${isDraft} ${version}`}
        page={page}
        isDraft={isDraft}
        onStale={() => void refetch()}
        onRemoved={() => navigate(paths.infoPages)}
      />
    </Page>
  )
}
