import { Button, Notice, Select, TextArea, TextField } from '@cusp/ui'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { awaitsAnswer } from '../../platform/awaits-answer'
import type { FieldErrors } from '../../platform/form'
import { useWords } from '../../platform/words'
import { type ContactProblems, type ContactTyped, contactProblems } from './contact-checks'

export type ContactAnswer = {
  readonly isSent: boolean
  readonly typed: ContactTyped
  readonly errors: FieldErrors
  readonly problem?: string
}

const fields = ['name', 'email', 'areaCode', 'phone', 'message'] as const
const areaCodes = ['+852', '+853']

/** Checked when a field is left, and again with every key once something was wrong (spec B178). */
function useChecks(errors: FieldErrors) {
  const say = useWords()
  const [seen, setSeen] = useState<FieldErrors>({})
  const look = (form: HTMLFormElement | null, field: keyof ContactProblems, isLeaving: boolean): void => {
    if (!form) return
    const data = new FormData(form)
    const [name, email, areaCode, phone, message] = fields.map((each) => String(data.get(each) ?? ''))
    const problem = contactProblems({
      name: name ?? '',
      email: email ?? '',
      areaCode: areaCode ?? '',
      phone: phone ?? '',
      message: message ?? '',
    })[field]
    const says = problem && say(`help.errors.${problem}`)
    setSeen((now) =>
      isLeaving || now[field] !== undefined || errors[field] !== undefined ? { ...now, [field]: says ?? '' } : now,
    )
  }
  const of = (field: keyof ContactProblems) => ({
    name: field,
    error: (seen[field] ?? errors[field]) || undefined,
    onBlur: (event: { currentTarget: { form: HTMLFormElement | null } }) => look(event.currentTarget.form, field, true),
    onChange: (event: { currentTarget: { form: HTMLFormElement | null } }) =>
      look(event.currentTarget.form, field, false),
  })
  return of
}

/** Writes to the shop. Works before any script runs: `answer` is what the page's own action has said. */
export function ContactForm({
  answer,
  prefill,
}: {
  answer: ContactAnswer | undefined
  prefill: Partial<ContactTyped>
}) {
  const say = useWords()
  const sending = useFetcher<ContactAnswer>()
  const said = sending.data ?? answer
  const [isAgain, setAgain] = useState(false)
  const of = useChecks(said?.errors ?? {})
  const typed = { ...prefill, ...(said?.isSent ? {} : said?.typed) }
  if (said?.isSent && !isAgain)
    return (
      <Notice
        tone="success"
        title={say('help.sent')}
        action={
          <Button variant="secondary" size="sm" onClick={() => setAgain(true)}>
            {say('help.another')}
          </Button>
        }
      >
        {say('help.sentText', { email: said.typed.email })}
      </Notice>
    )
  return (
    <sending.Form method="post" noValidate className="flex flex-col gap-4" onSubmit={() => setAgain(false)}>
      {said?.problem !== undefined && (
        <Notice tone="error" title={say('help.failed')}>
          {said.problem}
        </Notice>
      )}
      <TextField
        label={say('help.name')}
        autoComplete="name"
        maxLength={80}
        required
        defaultValue={typed.name}
        {...of('name')}
      />
      <TextField
        label={say('help.email')}
        type="email"
        autoComplete="email"
        maxLength={120}
        required
        defaultValue={typed.email}
        {...of('email')}
      />
      <div className="grid grid-cols-[112px_minmax(0,1fr)] gap-3">
        <Select
          label={say('help.areaCode')}
          name="areaCode"
          autoComplete="tel-country-code"
          defaultValue={typed.areaCode || '+852'}
          options={areaCodes.map((code) => ({ value: code, label: code }))}
        />
        <TextField
          label={say('help.phoneNumber')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          defaultValue={typed.phone}
          {...of('phone')}
        />
      </div>
      <TextArea
        label={say('help.message')}
        rows={6}
        maxLength={3000}
        required
        defaultValue={typed.message}
        {...of('message')}
      />
      {/* For machines, which fill in every field that they find. */}
      <div aria-hidden className="absolute -start-[9999px]">
        <label>
          {say('help.leaveEmpty')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" className="sm:self-start" loading={awaitsAnswer(sending)}>
        {say('help.send')}
      </Button>
    </sending.Form>
  )
}
