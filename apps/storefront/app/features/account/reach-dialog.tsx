import { Dialog, TextField } from '@cusp/ui'
import { useState } from 'react'
import { useWords } from '../../platform/words'
import { CodeForm } from './code-form'
import { OwnPlace, type Reached } from './own-place'
import { type By, PhoneFields } from './target-fields'

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
  const [by, setBy] = useState<By>(profile.email === '' ? 'phone' : 'email')
  return (
    <CodeForm intent="identity" by={by} purpose="updatePhone" button={say('account.next')} onDone={onDone}>
      {() => (
        <>
          <p className="text-ink-soft">{say('account.identityIntro')}</p>
          <OwnPlace profile={profile} by={by} onChoose={setBy} />
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
