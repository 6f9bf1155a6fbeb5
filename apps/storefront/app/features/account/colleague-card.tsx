import type { colleagues } from '@cusp/contract'
import { Badge, Button, Dialog, FieldError } from '@cusp/ui'
import { CircleUserRound, Pencil, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useWords } from '../../platform/words'
import type { ColleagueAnswer } from './colleague-dialog'
import { rolesInWords } from './roles'

/** One person of the clinic; administrators may change and remove them. */
export function ColleagueCard({
  colleague,
  isManaged,
  onEdit,
}: {
  colleague: colleagues.Colleague
  isManaged: boolean
  onEdit: () => void
}) {
  const say = useWords()
  const removing = useFetcher<ColleagueAnswer>()
  const [isAsking, setAsking] = useState(false)
  const name = colleague.name || colleague.email || colleague.phone
  const answer = removing.data
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      {colleague.avatar === '' ? (
        <CircleUserRound aria-hidden strokeWidth={1.25} className="size-10 shrink-0 text-ink-mute" />
      ) : (
        <img
          src={colleague.avatar}
          alt=""
          width={40}
          height={40}
          className="size-10 shrink-0 rounded-full object-cover"
        />
      )}
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-words">{name}</span>
          {colleague.isThis && <Badge>{say('account.you')}</Badge>}
          {colleague.isAdmin && <Badge tone="primary">{say('account.administrator')}</Badge>}
        </p>
        <p className="tabular break-words text-xs text-ink-mute">
          {[rolesInWords(say, colleague.roles), colleague.email, colleague.phone].filter(Boolean).join(' · ')}
        </p>
        {answer && !answer.isDone && answer.problem !== undefined && <FieldError>{answer.problem}</FieldError>}
      </div>
      {isManaged && (
        <div className="flex gap-1">
          <Button size="sm" variant="quiet" icon={<Pencil aria-hidden />} onClick={onEdit}>
            {say('account.editColleague')}
          </Button>
          <Button size="sm" variant="quiet" icon={<UserMinus aria-hidden />} onClick={() => setAsking(true)}>
            {say('account.removeColleague')}
          </Button>
        </div>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        closeLabel={say('shell.close')}
        size="sm"
        title={say('account.removeColleagueTitle', { name })}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {say('account.keepColleague')}
            </Button>
            <removing.Form method="post" className="contents" onSubmit={() => setAsking(false)}>
              <input type="hidden" name="id" value={colleague.id} />
              <Button type="submit" name="intent" value="remove" variant="danger" loading={removing.state !== 'idle'}>
                {say('account.removeColleague')}
              </Button>
            </removing.Form>
          </>
        }
      >
        <p>{say('account.removeColleagueText')}</p>
      </Dialog>
    </li>
  )
}
