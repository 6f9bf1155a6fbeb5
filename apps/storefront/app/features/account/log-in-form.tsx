import { Button, Checkbox, Notice, PasswordField } from '@cusp/ui'
import { type ComponentType, type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { type FormProps, Link } from 'react-router'
import { paths } from '../../paths'
import { type FieldErrors, hasErrors, textOf } from '../../platform/form'
import { useWords } from '../../platform/words'
import { targetProblems } from './checks'
import type { CaptchaPicture, CodeAnswer } from './code-answer'
import { CodeField } from './code-field'
import { type By, ByTabs, TargetFields, type TargetTyped } from './target-fields'

export type LogInMode = 'password' | 'code'
export const modeFrom = (text: string | null | undefined): LogInMode => (text === 'code' ? 'code' : 'password')

export type LogInAnswer = {
  readonly typed: TargetTyped & { readonly by: By; readonly mode: LogInMode }
  readonly errors: FieldErrors
  readonly problem?: string | undefined
  readonly picture?: CaptchaPicture | undefined
  readonly code?: CodeAnswer | undefined
}

/** The login, on its page and in its dialog; `form` is the router's form or a fetcher's. */
export function LogInForm({
  form: Form,
  next,
  initial,
  answer,
  isSending,
  onLeave,
  children,
}: {
  form: ComponentType<FormProps & { ref?: RefObject<HTMLFormElement | null> }>
  next: string
  initial: { readonly by: By; readonly mode: LogInMode }
  answer: LogInAnswer | undefined
  isSending: boolean
  /** Told when a link leads away from the login. */
  onLeave?: () => void
  children?: ReactNode
}) {
  const say = useWords()
  const form = useRef<HTMLFormElement>(null)
  const [by, setBy] = useState<By>(answer?.typed.by ?? initial.by)
  const [mode, setMode] = useState<LogInMode>(answer?.typed.mode ?? initial.mode)
  const [found, setFound] = useState<FieldErrors>({})
  const [shown, setShown] = useState(answer)
  if (answer !== shown) {
    setShown(answer)
    setFound({})
  }
  const errors: FieldErrors = { ...answer?.errors, ...found }

  useEffect(() => {
    if (shown) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [shown])

  /** What is typed, or undefined after its field has said what is wrong with it. */
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

  /** On leaving the field: only what was typed and is wrong, so that an empty form does not scold. */
  function look(): void {
    const field = form.current?.elements.namedItem(by)
    if (field instanceof HTMLInputElement && field.value !== '') target()
  }

  const other: LogInMode = mode === 'password' ? 'code' : 'password'
  return (
    <Form ref={form} method="post" action={paths.logIn({ next, by, mode })} noValidate className="flex flex-col gap-4">
      <button type="submit" name="intent" value="logIn" tabIndex={-1} aria-hidden className="sr-only" />
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="mode" value={mode} />
      {answer?.problem !== undefined && <Notice tone="error">{answer.problem}</Notice>}
      <ByTabs
        by={by}
        hrefFor={(value) => paths.logIn({ next, by: value, mode })}
        onChoose={(value) => {
          setBy(value)
          setFound({ email: '', phone: '' })
        }}
      />
      <TargetFields
        by={by}
        typed={answer?.typed ?? { email: '', areaCode: '', phone: '' }}
        errors={errors}
        onBlur={look}
        forLogIn
      />
      {mode === 'password' ? (
        <PasswordField
          label={say('account.password')}
          name="password"
          maxLength={64}
          showLabel={say('account.showPassword')}
          hideLabel={say('account.hidePassword')}
          error={errors.password}
        />
      ) : (
        <CodeField
          purpose="login"
          target={target}
          error={errors.captcha}
          defaultValue=""
          served={{ picture: answer?.picture, answer: answer?.code }}
          onTargetProblem={(problem) => setFound({ [by]: problem })}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox label={say('account.rememberMe')} name="autoLogin" value="1" />
        <Link
          to={paths.logIn({ next, by, mode: other })}
          replace
          className="inline-flex min-h-control-sm items-center text-sm text-primary hover:underline"
          onClick={(event: MouseEvent) => {
            event.preventDefault()
            setMode(other)
            setFound({ password: '', captcha: '' })
          }}
        >
          {say(other === 'code' ? 'account.withCode' : 'account.withPassword')}
        </Link>
      </div>
      <Button type="submit" name="intent" value="logIn" block size="lg" loading={isSending}>
        {say('account.logInTitle')}
      </Button>
      <Link
        to={paths.forgotPassword({ phoneOrEmail: by === 'phone' ? 0 : 1 })}
        onClick={onLeave}
        className="inline-flex min-h-control-sm items-center self-center text-sm text-primary hover:underline"
      >
        {say('account.forgotPassword')}
      </Link>
      {children}
    </Form>
  )
}
