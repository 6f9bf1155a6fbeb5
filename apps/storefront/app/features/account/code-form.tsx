import { Button } from '@cusp/ui'
import { type ReactNode, useState } from 'react'
import { type FieldErrors, hasErrors, textOf } from '../../platform/form'
import { useWords } from '../../platform/words'
import { ChangeForm } from './change-form'
import { targetProblems } from './checks'
import type { CodePurpose } from './code-answer'
import { CodeField } from './code-field'
import type { By } from './target-fields'

/** A place that a code is sent to, the code, and the button that brings it back. */
export function CodeForm({
  intent,
  by,
  purpose,
  button,
  isNextOnlyWhenWhole = false,
  onDone,
  children,
}: {
  intent: 'identity' | 'reach' | 'paymentIdentity'
  by: By
  purpose: CodePurpose
  button: string
  /** The button waits until all six digits are there. */
  isNextOnlyWhenWhole?: boolean
  /** Told what was sent, once the code was right. */
  onDone: (sent: FormData) => void
  children: (errors: FieldErrors) => ReactNode
}) {
  const say = useWords()
  const [found, setFound] = useState<FieldErrors>({})
  const [isWhole, setWhole] = useState(false)
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
              // Where nothing was typed but the code, it is said there.
              onTargetProblem={(problem) => setFound({ [intent === 'reach' ? by : 'captcha']: problem })}
              onComplete={setWhole}
            />
            <Button
              type="submit"
              block
              loading={isSending}
              disabledReason={isNextOnlyWhenWhole && !isWhole ? say('account.errors.incomplete') : undefined}
              onClick={() => setFound({})}
            >
              {button}
            </Button>
          </>
        )
      }}
    </ChangeForm>
  )
}
