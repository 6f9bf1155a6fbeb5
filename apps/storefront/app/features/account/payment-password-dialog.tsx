import { Button, Dialog, Notice, PasswordField, Stepper, type StepState } from '@cusp/ui'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { textOf } from '../../platform/form'
import { useWords } from '../../platform/words'
import { ChangeForm } from './change-form'
import { CodeForm } from './code-form'
import { OwnPlace, type Reached } from './own-place'
import { ReachDialog } from './reach-dialog'
import { type By, byFrom } from './target-fields'

/** The right code and where it was sent, which go along with the new password. */
type Proof = { readonly by: By; readonly captcha: string }

/** Sets the payment password in three steps: identity, password, done (spec B143). */
export function PaymentPasswordDialog({ profile, onClose }: { profile: Reached; onClose: () => void }) {
  const say = useWords()
  const [proof, setProof] = useState<Proof>()
  const [isDone, setDone] = useState(false)
  const [binding, setBinding] = useState<By>()
  const [isBound, setBound] = useState(false)

  const at = isDone ? 2 : proof ? 1 : 0
  const state = (index: number): StepState => (index < at || isDone ? 'done' : index === at ? 'current' : 'ahead')
  return (
    <>
      <Dialog open onClose={onClose} closeLabel={say('shell.close')} title={say('account.payment.title')} size="sm">
        <Stepper
          label={say('account.payment.steps')}
          className="mb-4"
          stateLabels={{
            done: say('account.stepDone'),
            current: say('account.stepCurrent'),
            ahead: say('account.stepAhead'),
          }}
          steps={[
            { label: say('account.payment.stepIdentity'), state: state(0) },
            { label: say('account.payment.stepPassword'), state: state(1) },
            { label: say('account.payment.stepDone'), state: state(2) },
          ]}
        />
        {isDone ? (
          <Done onClose={onClose} />
        ) : proof ? (
          <NewPassword
            profile={profile}
            proof={proof}
            onDone={() => setDone(true)}
            onAgain={() => setProof(undefined)}
          />
        ) : (
          <Identity profile={profile} isBound={isBound} onBind={setBinding} onDone={setProof} />
        )}
      </Dialog>
      {binding && (
        <ReachDialog
          what={binding}
          profile={profile}
          onClose={() => setBinding(undefined)}
          onDone={() => {
            setBinding(undefined)
            setBound(true)
          }}
        />
      )}
    </>
  )
}

function Identity({
  profile,
  isBound,
  onBind,
  onDone,
}: {
  profile: Reached
  isBound: boolean
  onBind: (what: By) => void
  onDone: (proof: Proof) => void
}) {
  const say = useWords()
  const { email, phone } = profile
  const [by, setBy] = useState<By>(phone === '' ? 'email' : 'phone')
  return (
    <div className="flex flex-col gap-4">
      {isBound && <Notice tone="success">{say('account.payment.bound')}</Notice>}
      <CodeForm
        intent="paymentIdentity"
        by={by}
        purpose="payPwd"
        button={say('account.next')}
        isNextOnlyWhenWhole
        onDone={(sent) => onDone({ by: byFrom(textOf(sent, 'by')), captcha: textOf(sent, 'captcha') })}
      >
        {() => (
          <>
            <p className="text-ink-soft">{say('account.payment.identityIntro')}</p>
            <OwnPlace profile={profile} by={by} onChoose={setBy} />
          </>
        )}
      </CodeForm>
      {/* Whoever has but one of the two can have the other, and a phone that is gone can be replaced. */}
      <div>
        {email === '' ? (
          <Button size="sm" variant="quiet" onClick={() => onBind('email')}>
            {say('account.payment.bindEmail')}
          </Button>
        ) : (
          <Button size="sm" variant="quiet" onClick={() => onBind('phone')}>
            {say(phone === '' ? 'account.payment.bindPhone' : 'account.payment.changePhone')}
          </Button>
        )}
      </div>
    </div>
  )
}

function NewPassword({
  profile,
  proof,
  onDone,
  onAgain,
}: {
  profile: Reached
  proof: Proof
  onDone: () => void
  onAgain: () => void
}) {
  const say = useWords()
  const common = {
    // Not the password of the account: browsers are not to keep one for the other.
    autoComplete: 'off',
    inputMode: 'numeric',
    maxLength: 6,
    showLabel: say('account.showPassword'),
    hideLabel: say('account.hidePassword'),
  } as const
  return (
    <ChangeForm intent="paymentPassword" onDone={onDone}>
      {(errors, isSending) => (
        <>
          {errors.captcha !== undefined && (
            <Notice
              tone="error"
              action={
                <Button size="sm" variant="secondary" onClick={onAgain}>
                  {say('account.askForNewCode')}
                </Button>
              }
            >
              {errors.captcha}
            </Notice>
          )}
          <input type="hidden" name="by" value={proof.by} />
          <input type="hidden" name="captcha" value={proof.captcha} />
          <input type="hidden" name="email" value={profile.email} />
          <input type="hidden" name="areaCode" value={profile.areaCode} />
          <input type="hidden" name="phone" value={profile.phone} />
          <PasswordField
            {...common}
            // The step before has ended with a button that is gone.
            autoFocus
            label={say('account.payment.newPassword')}
            hint={say('account.payment.hint')}
            name="password"
            error={errors.password}
          />
          <PasswordField
            {...common}
            label={say('account.payment.again')}
            name="confirmPassword"
            error={errors.confirmPassword}
          />
          <Button type="submit" block loading={isSending}>
            {say('account.payment.save')}
          </Button>
        </>
      )}
    </ChangeForm>
  )
}

function Done({ onClose }: { onClose: () => void }) {
  const say = useWords()
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <CircleCheck aria-hidden strokeWidth={1.5} className="size-12 text-primary" />
      <p role="status">{say('account.payment.done')}</p>
      <Button autoFocus block onClick={onClose}>
        {say('account.payment.close')}
      </Button>
    </div>
  )
}
