import type { accounts } from '@cusp/contract'
import { Badge, Button, Card } from '@cusp/ui'
import { MonitorSmartphone } from 'lucide-react'
import { useId } from 'react'
import { useFetcher } from 'react-router'
import { hongKongTime } from '../../platform/hong-kong-time'
import { useWords } from '../../platform/words'

/** Every device that is signed in; each can be signed out, or all others at once. */
export function DevicesCard({ sessions }: { sessions: readonly accounts.Session[] }) {
  const say = useWords()
  const titleId = useId()
  const all = useFetcher()
  return (
    <Card
      aria-labelledby={titleId}
      title={<span id={titleId}>{say('account.devicesTitle')}</span>}
      actions={
        sessions.length > 1 && (
          <all.Form method="post">
            <Button
              type="submit"
              name="intent"
              value="endOtherSessions"
              size="sm"
              variant="secondary"
              loading={all.state !== 'idle'}
            >
              {say('account.signOutOthers')}
            </Button>
          </all.Form>
        )
      }
      flush
    >
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
    </Card>
  )
}

function Device({ session }: { session: accounts.Session }) {
  const say = useWords()
  const change = useFetcher()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-ink-mute" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {session.device || say('account.unknownDevice')}
          {session.isThis && <Badge tone="primary">{say('account.thisDevice')}</Badge>}
        </p>
        <p className="tabular text-xs text-ink-mute">
          {say('account.deviceTimes', {
            since: hongKongTime(session.since),
            seen: hongKongTime(session.lastSeenAt),
          })}
        </p>
      </div>
      {!session.isThis && (
        <change.Form method="post">
          <input type="hidden" name="session" value={session.id} />
          <Button
            type="submit"
            name="intent"
            value="endSession"
            size="sm"
            variant="quiet"
            loading={change.state !== 'idle'}
          >
            {say('account.signOutDevice')}
          </Button>
        </change.Form>
      )}
    </li>
  )
}
