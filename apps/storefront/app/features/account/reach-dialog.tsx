import type { accounts } from '@cusp/contract'
import { Button, Dialog, RadioGroup, TextField } from '@cusp/ui'
import { type ReactNode, useState } from 'react'
import { type FieldErrors, hasErrors, textOf } from '../../platform/form'
import { useWords } from '../../platform/words'
import { ChangeForm } from './change-form'
import { targetProblems } from './checks'
import type { CodePurpose } from './code-answer'
import { CodeField } from './code-field'
import { type By, PhoneFields } from './target-fields'

type Reached = Pick<accounts.Profile, 'email' | 'areaCode' | 'phone'>

/** Changes the email or the phone: first a code to where the account is reached now, then one to the new place (spec A102). */
export function ReachDialog({
  what,
  profile,
  onClose,
  onDone,
}: {
  what: By
  profile: Reached
  onClose: () => void
  onDone: () => void
}) {
  const say = useWords()
  const [isProven, setProven] = useState(false)
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={say('shell.close')}
      title={say(what === 'email' ? 'account.changeEmail' : 'account.changePhone')}
      size="sm"
    >
      {isProven ? (
        <NewReach what={what} onDone={onDone} />
      ) : (
        <Identity profile={profile} onDone={() => setProven(true)} />
      )}
    </Dialog>
  )
}

function Identity({ profile, onDone }: { profile: Reached; onDone: () => void }) {
  const say = useWords()
  const { email, areaCode, phone } = profile
  const [by, setBy] = useState<By>(email === '' ? 'phone' : 'email')
  return (
    <CodeForm intent="identity" by={by} purpose="updatePhone" button={say('account.next')} onDone={onDone}>
      {() => (
        <>
          <p className="text-ink-soft">{say('account.identityIntro')}</p>
          {email !== '' && phone !== '' ? (
            <RadioGroup
              label={say('account.sendCodeTo')}
              name="place"
              value={by}
              onChange={(value) => setBy(value === 'phone' ? 'phone' : 'email')}
              options={[
                { value: 'email', label: email },
                { value: 'phone', label: `${areaCode} ${phone}` },
              ]}
            />
          ) : (
            <p>
              {say('account.sendCodeTo')}: <strong>{email || `${areaCode} ${phone}`}</strong>
            </p>
          )}
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="areaCode" value={areaCode} />
          <input type="hidden" name="phone" value={phone} />
        </>
      )}
    </CodeForm>
  )
}

function NewReach({ what, onDone }: { what: By; onDone: () => void }) {
  const say = useWords()
  return (
    <CodeForm
      intent="reach"
      by={what}
      purpose={what === 'email' ? 'newEmail' : 'newPhone'}
      button={say('account.save')}
      onDone={onDone}
    >
      {(errors) =>
        what === 'email' ? (
          <TextField
            // The step before has ended with a button that is gone.
            autoFocus
            label={say('account.newEmail')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            error={errors.email}
          />
        ) : (
          <PhoneFields
            label={say('account.newPhone')}
            areaCode={{ name: 'areaCode', typed: '' }}
            phone={{ name: 'phone', typed: '' }}
            error={errors.phone}
          />
        )
      }
    </CodeForm>
  )
}

/** A place that a code is sent to, the code, and the button that brings it back. */
function CodeForm({
  intent,
  by,
  purpose,
  button,
  onDone,
  children,
}: {
  intent: 'identity' | 'reach'
  by: By
  purpose: CodePurpose
  button: string
  onDone: () => void
  children: (errors: FieldErrors) => ReactNode
}) {
  const say = useWords()
  const [found, setFound] = useState<FieldErrors>({})
  return (
    <ChangeForm intent={intent} onDone={onDone}>
      {(answered, isSending, form) => {
        const errors = { ...answered, ...found }
        const target = () => {
          const place = form()
          if (!place) return undefined
          const entered = new FormData(place)
          const to = {
            by,
            email: textOf(entered, 'email'),
            areaCode: textOf(entered, 'areaCode'),
            phone: textOf(entered, 'phone').replace(/[\s-]/g, ''),
          }
          const sentences = Object.fromEntries(
            Object.entries(targetProblems(to)).map(([field, problem]) => [
              field,
              problem && say(`account.errors.${problem}`),
            ]),
          )
          setFound(sentences)
          return hasErrors(sentences) ? undefined : to
        }
        return (
          <>
            <input type="hidden" name="by" value={by} />
            {children(errors)}
            <CodeField
              purpose={purpose}
              target={target}
              error={errors.captcha}
              defaultValue=""
              onTargetProblem={(problem) => setFound({ [intent === 'identity' ? 'captcha' : by]: problem })}
            />
            <Button type="submit" block loading={isSending} onClick={() => setFound({})}>
              {button}
            </Button>
          </>
        )
      }}
    </ChangeForm>
  )
}
