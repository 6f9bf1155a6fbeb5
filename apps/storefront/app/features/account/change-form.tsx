import { Notice } from '@cusp/ui'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher } from 'react-router'
import { paths } from '../../paths'
import type { FieldErrors } from '../../platform/form'
import type { ChangeAnswer } from './change-answer'

/** A form in a dialog of the account's page: it stays open with its errors until the change is done. */
export function ChangeForm({
  intent,
  onDone,
  children,
}: {
  intent: 'profile' | 'password' | 'identity' | 'reach' | 'paymentIdentity' | 'paymentPassword'
  /** Told what the form holds. */
  onDone: (sent: FormData) => void
  /** Draws the fields; `isSending` while the answer is awaited. */
  children: (errors: FieldErrors, isSending: boolean, form: () => HTMLFormElement | null) => ReactNode
}) {
  const change = useFetcher<ChangeAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const { data } = change

  const onAnswer = useEffectEvent((answer: ChangeAnswer) => {
    if (answer.isDone) onDone(new FormData(form.current ?? undefined))
    else form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  })
  useEffect(() => {
    if (data) onAnswer(data)
  }, [data])

  return (
    <change.Form
      ref={form}
      method="post"
      action={paths.accountChange()}
      encType="multipart/form-data"
      noValidate
      className="flex flex-col gap-4"
    >
      <input type="hidden" name="intent" value={intent} />
      {data && !data.isDone && data.problem !== undefined && <Notice tone="error">{data.problem}</Notice>}
      {children(data && !data.isDone ? data.errors : {}, change.state === 'submitting', () => form.current)}
    </change.Form>
  )
}
