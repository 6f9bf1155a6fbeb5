import { Button } from '@cusp/ui'
import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { paths } from '../../paths'
import { type FieldErrors, hasErrors, textOf } from '../../platform/form'
import { useWords } from '../../platform/words'
import { targetProblems } from './checks'
import type { CaptchaPicture, CodeAnswer } from './code-answer'
import { CodeField } from './code-field'
import { type By, ByTabs, TargetFields, type TargetTyped } from './target-fields'

export type ForgotAnswer = {
  readonly typed: TargetTyped & { readonly by: By; readonly captcha: string }
  readonly errors: FieldErrors
  readonly picture?: CaptchaPicture | undefined
  readonly code?: CodeAnswer | undefined
}

const nothing: TargetTyped = { email: '', areaCode: '', phone: '' }

/** The first step of recovering a password. Switching between email and phone starts anew (spec A54). */
export function ForgotPasswordForm({ by: initial, answer }: { by: By; answer: ForgotAnswer | undefined }) {
  const say = useWords()
  const form = useRef<HTMLFormElement>(null)
  const { state, formData } = useNavigation()
  const [by, setBy] = useState<By>(answer?.typed.by ?? initial)
  const [found, setFound] = useState<FieldErrors>({})
  const [shown, setShown] = useState(answer)
  const [isSwitched, setSwitched] = useState(false)
  if (answer !== shown) {
    setShown(answer)
    setFound({})
    setSwitched(false)
  }
  const told = isSwitched ? undefined : answer
  const errors: FieldErrors = { ...told?.errors, ...found }

  useEffect(() => {
    if (shown) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
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

  return (
    <Form ref={form} method="post" noValidate className="flex flex-col gap-4">
      <button type="submit" name="intent" value="next" tabIndex={-1} aria-hidden className="sr-only" />
      <ByTabs
        by={by}
        hrefFor={(value) => paths.forgotPassword({ phoneOrEmail: value === 'phone' ? 0 : 1 })}
        onChoose={(value) => {
          if (value === by) return
          setBy(value)
          setFound({})
          setSwitched(true)
        }}
      />
      <div key={by} className="flex flex-col gap-4">
        <TargetFields by={by} typed={told?.typed ?? nothing} errors={errors} forLogIn />
        <CodeField
          purpose="forgetpwd"
          target={target}
          error={errors.captcha}
          defaultValue={told?.typed.captcha ?? ''}
          served={{ picture: told?.picture, answer: told?.code }}
          onTargetProblem={(problem) => setFound({ [by]: problem })}
        />
      </div>
      <Button
        type="submit"
        name="intent"
        value="next"
        block
        size="lg"
        loading={state !== 'idle' && formData?.get('intent') === 'next'}
      >
        {say('account.next')}
      </Button>
    </Form>
  )
}
