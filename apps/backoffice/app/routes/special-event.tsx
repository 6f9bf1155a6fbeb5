import { specialEvents } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { useNavigate, useParams } from 'react-router'
import { EventEditor } from '../features/campaigns/event-editor'
import { paths } from '../paths'
import { useAnswer } from '../platform/answers'
import { useLocalText } from '../platform/local-text'
import { useWords } from '../platform/words'
import { LinkHosts } from '../shell/link-field'
import { Page } from '../shell/page'
import { StageState } from '../shell/stages'
import { DetailLoading, Problem } from '../shell/states'

export function NewSpecialEventRoute() {
  return <Shown title={useWords()('specialEvents.create')} event={undefined} onStale={() => {}} />
}

export function SpecialEventRoute() {
  const say = useLocalText()
  const { id = '' } = useParams()
  const { data, error, refetch } = useAnswer(specialEvents.adminGetSpecialEvent, { id: idFrom<'SpecialEvent'>(id) })
  if (error && !data) return <Problem error={error} onRetry={() => void refetch()} />
  if (!data) return <DetailLoading />
  const content = (data.draft ?? data.published)?.content
  return (
    <Shown key={data.id} title={content ? say(content.title) : data.id} event={data} onStale={() => void refetch()} />
  )
}

function Shown({
  title,
  event,
  onStale,
}: {
  title: string
  event: specialEvents.AdminSpecialEvent | undefined
  onStale(): void
}) {
  const t = useWords()
  const navigate = useNavigate()
  // Without them, links to other hosts are refused here; the server has the last word.
  const { data } = useAnswer(specialEvents.adminListSpecialEvents, {})
  const address = event && `/active11/${encodeURIComponent(event.id)}`
  return (
    <Page
      title={title}
      back={{ to: paths.specialEvents, says: t('nav.specialEvents') }}
      mark={event && <StageState state={event.state} isChanged={event.draft !== null && event.published !== null} />}
      hint={
        event?.state === 'live' ? (
          <a href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
        ) : (
          address
        )
      }
    >
      <LinkHosts value={data?.linkHosts ?? []}>
        <EventEditor
          event={event}
          onStale={onStale}
          onMade={(id) => void navigate(paths.specialEvent(id), { replace: true })}
          onGone={() => void navigate(paths.specialEvents)}
        />
      </LinkHosts>
    </Page>
  )
}
