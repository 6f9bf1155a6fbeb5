import { accounts, colleagues } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { Badge, Button, Card, useToasts } from '@cusp/ui'
import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { emailProblem } from '../features/account/checks'
import { ColleagueCard } from '../features/account/colleague-card'
import { type ColleagueAnswer, ColleagueDialog } from '../features/account/colleague-dialog'
import { rolesInWords } from '../features/account/roles'
import { type Attempt, apiFor, needsLogIn, pageOf } from '../platform/api.server'
import { textOf } from '../platform/form'
import { hongKongTime } from '../platform/hong-kong-time'
import { titleOf } from '../platform/page-title'
import { useWords } from '../platform/words'
import { speechIn } from '../platform/words.server'
import type { Route } from './+types/colleagues'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export async function loader(args: Route.LoaderArgs) {
  needsLogIn(args)
  return apiFor(args).call(colleagues.listColleagues, {})
}

export async function action(args: Route.ActionArgs): Promise<ColleagueAnswer> {
  needsLogIn(args)
  const form = await args.request.formData()
  const api = apiFor(args)
  const { say } = speechIn(pageOf(args).language)
  const told = (attempt: Attempt<unknown>): ColleagueAnswer => {
    if (attempt.ok) return { isDone: true }
    const { field, message } = attempt.refusal
    return field !== undefined && form.has(field)
      ? { isDone: false, errors: { [field]: message } }
      : { isDone: false, errors: {}, problem: message }
  }
  const intent = textOf(form, 'intent')
  const id = textOf(form, 'id')
  const role = accounts.clinicRoles.find((one) => one === textOf(form, 'role')) ?? 'Finance'
  const standing = { roles: [role], isAdmin: form.get('isAdmin') !== null }
  if (intent === 'change')
    return told(await api.attempt(colleagues.changeColleague, { id: idFrom<'Account'>(id), ...standing }))
  if (intent === 'remove') return told(await api.attempt(colleagues.removeColleague, { id: idFrom<'Account'>(id) }))
  if (intent === 'withdraw')
    return told(await api.attempt(colleagues.withdrawInvitation, { id: idFrom<'Invitation'>(id) }))

  const email = textOf(form, 'email')
  const problem = emailProblem(email)
  if (problem) return { isDone: false, errors: { email: say(`account.errors.${problem}`) } }
  return told(await api.attempt(colleagues.inviteColleague, { email, ...standing }))
}

export default function ColleaguesRoute({ loaderData }: Route.ComponentProps) {
  const say = useWords()
  const toasts = useToasts()
  const { isAdmin, invitations } = loaderData
  const [edited, setEdited] = useState<'new' | colleagues.Colleague>()
  return (
    <>
      <title>{titleOf(say, say('shell.colleagues'))}</title>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold">{say('shell.colleagues')}</h1>
        {isAdmin && (
          <Button icon={<MailPlus aria-hidden />} onClick={() => setEdited('new')}>
            {say('account.invite')}
          </Button>
        )}
      </div>
      <div className="flex flex-col gap-4">
        {!isAdmin && <p className="text-sm text-ink-soft">{say('account.askAdministrator')}</p>}
        <Card flush>
          <ul className="divide-y divide-line">
            {loaderData.colleagues.map((colleague) => (
              <ColleagueCard
                key={colleague.id}
                colleague={colleague}
                isManaged={isAdmin}
                onEdit={() => setEdited(colleague)}
              />
            ))}
          </ul>
        </Card>
        {invitations.length > 0 && (
          <Card flush title={say('account.invitations')}>
            <ul className="divide-y divide-line">
              {invitations.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} />
              ))}
            </ul>
          </Card>
        )}
      </div>
      {edited !== undefined && (
        <ColleagueDialog
          colleague={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onDone={() => {
            setEdited(undefined)
            toasts.success(say(edited === 'new' ? 'account.invitationSent' : 'account.changed'))
          }}
        />
      )}
    </>
  )
}

function InvitationRow({ invitation }: { invitation: colleagues.Invitation }) {
  const say = useWords()
  const withdrawing = useFetcher()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="flex flex-wrap items-center gap-2 break-all font-medium">
          {invitation.email}
          {invitation.isAdmin && <Badge tone="primary">{say('account.administrator')}</Badge>}
        </p>
        <p className="tabular text-xs text-ink-mute">
          {rolesInWords(say, invitation.roles)} ·{' '}
          {say('account.validUntil', { time: hongKongTime(invitation.expiresAt) })}
        </p>
      </div>
      <withdrawing.Form method="post">
        <input type="hidden" name="id" value={invitation.id} />
        <Button
          type="submit"
          name="intent"
          value="withdraw"
          size="sm"
          variant="quiet"
          loading={withdrawing.state !== 'idle'}
        >
          {say('account.withdraw')}
        </Button>
      </withdrawing.Form>
    </li>
  )
}
