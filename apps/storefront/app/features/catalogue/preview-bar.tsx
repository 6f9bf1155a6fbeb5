import { Link } from 'react-router'
import { hongKongTime } from '../../platform/hong-kong-time'
import { useWords } from '../../platform/words'

/** Says that this is not what everybody sees. */
export function PreviewBar({
  at,
  withDrafts,
  leaveTo,
}: {
  at: Date | null
  withDrafts: boolean
  /** The page as everybody sees it. */
  leaveTo: string
}) {
  const say = useWords()
  return (
    <aside
      aria-label={say(withDrafts ? 'home.previewDrafts' : 'home.previewNow')}
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border border-warning-line bg-warning-soft px-4 py-2 text-sm text-warning"
    >
      <p>
        <strong>{say(withDrafts ? 'home.previewDrafts' : 'home.previewNow')}</strong>
        {at !== null && <span className="tabular">{` · ${say('home.previewAt', { at: hongKongTime(at) })}`}</span>}
      </p>
      <Link to={leaveTo} reloadDocument className="inline-flex min-h-control-sm items-center underline">
        {say('home.leavePreview')}
      </Link>
    </aside>
  )
}
