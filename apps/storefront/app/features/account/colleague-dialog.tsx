import type { accounts, colleagues } from '@cusp/contract'
import { Button, Checkbox, Dialog, Notice, RadioGroup, TextField } from '@cusp/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { FieldErrors } from '../../platform/form'
import { useWords } from '../../platform/words'
import { mainRole } from './roles'

export type ColleagueAnswer =
  | { readonly isDone: true }
  | { readonly isDone: false; readonly errors: FieldErrors; readonly problem?: string | undefined }

const roles = [
  { value: 'Buyer', label: 'account.roleBuyer', note: 'account.roleBuyerText' },
  { value: 'Finance', label: 'account.roleFinance', note: 'account.roleFinanceText' },
  { value: 'Seller', label: 'account.roleSeller', note: 'account.roleSellerText' },
] as const satisfies readonly { value: accounts.ClinicRole; label: string; note: string }[]

/** Invites a colleague, or changes what the given one may do. Render it only while it is open, so that it starts afresh. */
export function ColleagueDialog({
  colleague,
  onDone,
  onClose,
}: {
  colleague: colleagues.Colleague | undefined
  onDone: () => void
  onClose: () => void
}) {
  const say = useWords()
  const saving = useFetcher<ColleagueAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const answer = saving.data
  const errors = answer && !answer.isDone ? answer.errors : {}

  const onAnswer = useEffectEvent((told: ColleagueAnswer) => {
    if (told.isDone) onDone()
    else form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  })
  useEffect(() => {
    if (answer) onAnswer(answer)
  }, [answer])

  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={say('shell.close')}
      title={colleague ? colleague.name || colleague.email || colleague.phone : say('account.inviteTitle')}
      size="sm"
    >
      <saving.Form ref={form} method="post" noValidate className="flex flex-col gap-4">
        {answer && !answer.isDone && answer.problem !== undefined && <Notice tone="error">{answer.problem}</Notice>}
        {colleague ? (
          <input type="hidden" name="id" value={colleague.id} />
        ) : (
          <>
            <p className="text-ink-soft">{say('account.inviteIntro')}</p>
            <TextField
              label={say('account.email')}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              error={errors.email}
            />
          </>
        )}
        <RadioGroup
          label={say('account.profileRoles')}
          name="role"
          defaultValue={mainRole(colleague?.roles ?? ['Buyer'])}
          options={roles.map(({ value, label, note }) => ({ value, label: say(label), note: say(note) }))}
        />
        <Checkbox
          label={say('account.administrator')}
          hint={say('account.administratorText')}
          name="isAdmin"
          value="1"
          defaultChecked={colleague?.isAdmin ?? false}
        />
        <Button
          type="submit"
          name="intent"
          value={colleague ? 'change' : 'invite'}
          block
          loading={saving.state === 'submitting'}
        >
          {say(colleague ? 'account.save' : 'account.sendInvitation')}
        </Button>
      </saving.Form>
    </Dialog>
  )
}
