import { Button, Card, Notice, Stepper, type StepState } from '@cusp/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { infoPages, paths } from '../../paths'
import { type FieldErrors, hasErrors, textOf } from '../../platform/form'
import { useWords } from '../../platform/words'
import { targetProblems } from './checks'
import { ClinicFields } from './clinic-fields'
import type { CaptchaPicture, CodeAnswer } from './code-answer'
import { CodeField } from './code-field'
import { NewPasswordFields } from './new-password-fields'
import type { RegisterStep, RegisterTyped } from './registration'
import { type By, ByTabs, PhoneFields, TargetFields } from './target-fields'

export type RegisterAnswer = {
  readonly step: RegisterStep
  readonly typed: RegisterTyped
  readonly errors: FieldErrors
  /** A refusal that is about no field. */
  readonly problem?: string | undefined
  readonly picture?: CaptchaPicture | undefined
  readonly code?: CodeAnswer | undefined
}

/** Three steps in one form: what was typed in the earlier ones goes along, so that nothing has to be kept elsewhere. */
export function RegisterForm({
  initial,
  answer,
  regions,
}: {
  initial: RegisterTyped
  answer: RegisterAnswer | undefined
  /** Draws the region's selects. */
  regions: (errors: FieldErrors) => ReactNode
}) {
  const say = useWords()
  const form = useRef<HTMLFormElement>(null)
  const navigation = useNavigation()
  const typed = answer?.typed ?? initial
  const [by, setBy] = useState<By>(typed.by)
  const [step, setStep] = useState<RegisterStep>(answer?.step ?? 1)
  const [shown, setShown] = useState(answer)
  const [found, setFound] = useState<FieldErrors>({})
  const [isCodeWhole, setCodeWhole] = useState(typed.captcha.length === 6)
  // Before any script runs the passwords cannot come along from step to step, so they are asked for beside the clinic.
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])

  if (answer !== shown) {
    setShown(answer)
    setFound({})
    if (answer) setStep(answer.step)
  }
  const errors: FieldErrors = { ...answer?.errors, ...found }

  // Whoever sent the form is led to what is to be done next.
  useEffect(() => {
    if (!shown) return
    const place = form.current
    const first =
      place?.querySelector<HTMLElement>('[aria-invalid]') ??
      place?.querySelector<HTMLElement>(`[data-step="${shown.step}"] input`)
    first?.focus()
  }, [shown])

  function target(): Record<string, string> | undefined {
    if (!form.current) return undefined
    const entered = new FormData(form.current)
    const to = {
      by,
      email: textOf(entered, 'email'),
      areaCode: textOf(entered, 'areaCode'),
      phone: textOf(entered, 'phone'),
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

  const intent = navigation.state === 'idle' ? undefined : navigation.formData?.get('intent')
  const stateOf = (number: number): StepState => (number < step ? 'done' : number === step ? 'current' : 'ahead')
  const defaultIntent = step === 1 ? 'check' : step === 2 ? 'direct' : 'submit'

  return (
    <Form ref={form} method="post" encType="multipart/form-data" noValidate className="flex flex-col gap-6">
      {/* Enter sends a form by its first button. */}
      <button type="submit" name="intent" value={defaultIntent} tabIndex={-1} aria-hidden className="sr-only" />
      <input type="hidden" name="invitationCode" value={typed.invitationCode} />
      <Stepper
        label={say('account.steps')}
        steps={[
          { label: say('account.stepAccount'), state: stateOf(1) },
          { label: say('account.stepPassword'), state: stateOf(2) },
          { label: say('account.stepClinic'), state: stateOf(3) },
        ]}
        stateLabels={{
          done: say('account.stepDone'),
          current: say('account.stepCurrent'),
          ahead: say('account.stepAhead'),
        }}
      />
      {answer?.problem !== undefined && <Notice tone="error">{answer.problem}</Notice>}

      <div hidden={step !== 1} data-step="1">
        <Card>
          <div className="flex flex-col gap-4">
            <ByTabs
              by={by}
              hrefFor={(value) => paths.register({ by: value, invitationCode: typed.invitationCode })}
              onChoose={(value) => {
                setBy(value)
                setFound({ email: '', phone: '' })
              }}
            />
            <TargetFields by={by} typed={typed} errors={errors} />
            <CodeField
              purpose="register"
              target={target}
              error={errors.captcha}
              defaultValue={typed.captcha}
              served={{ picture: answer?.picture, answer: answer?.code }}
              onTargetProblem={(problem) => setFound({ [by]: problem })}
              onComplete={setCodeWhole}
            />
            {typed.invitationCode !== '' && (
              <p className="text-xs text-ink-mute">{say('account.invited', { code: typed.invitationCode })}</p>
            )}
            <Button
              type="submit"
              name="intent"
              value="check"
              block
              loading={intent === 'check'}
              disabledReason={isAlive && !isCodeWhole ? say('account.errors.codeMissing') : undefined}
            >
              {say('account.next')}
            </Button>
          </div>
        </Card>
      </div>

      <div hidden={step !== 2 && !(step === 3 && !isAlive)} data-step="2">
        <Card>
          <div className="flex flex-col gap-4">
            <NewPasswordFields errors={errors} />
            {step === 2 && (
              <div className="flex flex-col gap-2">
                <div className="grid gap-2 sm:grid-cols-2">
                  <Button type="submit" name="intent" value="direct" variant="secondary" loading={intent === 'direct'}>
                    {say('account.registerNow')}
                  </Button>
                  <Button type="submit" name="intent" value="clinic" loading={intent === 'clinic'}>
                    {say('account.verifyClinic')}
                  </Button>
                </div>
                <p className="text-xs text-ink-mute">{say('account.registerNowHint')}</p>
              </div>
            )}
          </div>
        </Card>
      </div>

      <div hidden={step !== 3} data-step="3">
        <Card title={say('account.clinicTitle')}>
          <p className="mb-4 text-sm text-ink-mute">{say('account.clinicIntro')}</p>
          <ClinicFields
            typed={typed}
            errors={errors}
            regions={regions(errors)}
            withSaveAddress
            contact={
              by === 'email' && (
                <PhoneFields
                  label={say('account.contactPhone')}
                  hint={say('account.contactPhoneHint')}
                  areaCode={{ name: 'contactAreaCode', typed: typed.contactAreaCode }}
                  phone={{ name: 'contactPhone', typed: typed.contactPhone }}
                  error={errors.contactPhone}
                />
              )
            }
          />
          <div className="mt-5 grid gap-2 sm:grid-cols-2">
            <Button type="submit" name="intent" value="skip" variant="secondary" loading={intent === 'skip'}>
              {say('account.skipAndRegister')}
            </Button>
            <Button type="submit" name="intent" value="submit" loading={intent === 'submit'}>
              {say('account.submitAndRegister')}
            </Button>
          </div>
        </Card>
      </div>

      {isAlive && step > 1 && (
        <Button variant="quiet" className="self-start" onClick={() => setStep(step === 3 ? 2 : 1)}>
          {say('account.back')}
        </Button>
      )}
      <p className="text-xs text-ink-mute">
        {say.rich('account.agree', {
          terms: (text) => (
            <Link to={paths.about(infoPages.serviceAgreement)} target="_blank" className="text-primary underline">
              {text}
            </Link>
          ),
          privacy: (text) => (
            <Link to={paths.about(infoPages.privacyPolicy)} target="_blank" className="text-primary underline">
              {text}
            </Link>
          ),
        })}
      </p>
    </Form>
  )
}
