import { defaultAreaCode } from '@cusp/kernel'
import { classNames, Select, TextField } from '@cusp/ui'
import { Mail, Smartphone } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { FieldErrors } from '../../platform/form'
import { useAreaCodes } from '../../platform/shop'
import { useWords } from '../../platform/words'

export type By = 'email' | 'phone'
export const byFrom = (text: string | null | undefined): By => (text === 'phone' ? 'phone' : 'email')

/** Chooses between email and phone. Links, so that the choice can be made before any script runs. */
export function ByTabs({ by, hrefFor, onChoose }: { by: By; hrefFor: (by: By) => string; onChoose: (by: By) => void }) {
  const say = useWords()
  const tab = (value: By, label: string, Icon: typeof Mail) => (
    <Link
      to={hrefFor(value)}
      replace
      preventScrollReset
      aria-current={by === value ? 'true' : undefined}
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        onChoose(value)
      }}
      className={classNames(
        'flex min-h-control flex-1 items-center justify-center gap-2 rounded-sm text-sm transition-colors [&_svg]:size-4',
        by === value ? 'bg-surface font-medium text-primary shadow-raised' : 'text-ink-soft hover:text-primary',
      )}
    >
      <Icon aria-hidden />
      {label}
    </Link>
  )
  return (
    <nav aria-label={say('account.signInBy')} className="flex gap-1 rounded-md bg-sunken p-1">
      {tab('email', say('account.byEmail'), Mail)}
      {tab('phone', say('account.byPhone'), Smartphone)}
    </nav>
  )
}

export type TargetTyped = { readonly email: string; readonly areaCode: string; readonly phone: string }

/** The email or the phone number of an account. Both stay in the form, so that nothing typed is lost by switching. */
export function TargetFields({
  by,
  typed,
  errors,
  onBlur,
  forLogIn = false,
}: {
  by: By
  typed: TargetTyped
  errors: FieldErrors
  onBlur?: (() => void) | undefined
  forLogIn?: boolean
}) {
  const say = useWords()
  return (
    <>
      <input type="hidden" name="by" value={by} />
      <div hidden={by !== 'email'}>
        <TextField
          label={say('account.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete={forLogIn ? 'username' : 'email'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={typed.email}
          error={errors.email}
          onBlur={by === 'email' ? onBlur : undefined}
        />
      </div>
      <div hidden={by !== 'phone'}>
        <PhoneFields
          label={say('account.phone')}
          areaCode={{ name: 'areaCode', typed: typed.areaCode }}
          phone={{ name: 'phone', typed: typed.phone }}
          error={errors.phone}
          onBlur={by === 'phone' ? onBlur : undefined}
        />
      </div>
    </>
  )
}

type TypedIn = { readonly name: string; readonly typed: string }

/** A phone number with its area code before it. */
export function PhoneFields({
  label,
  hint,
  areaCode,
  phone,
  error,
  onBlur,
}: {
  label: string
  hint?: string
  areaCode: TypedIn
  phone: TypedIn
  error: string | undefined
  onBlur?: (() => void) | undefined
}) {
  const say = useWords()
  return (
    <div className="grid grid-cols-[112px_minmax(0,1fr)] gap-3">
      <Select
        label={say('account.areaCode')}
        name={areaCode.name}
        autoComplete="tel-country-code"
        defaultValue={areaCode.typed || defaultAreaCode}
        options={useAreaCodes(areaCode.typed)}
      />
      <TextField
        label={label}
        {...(hint === undefined ? {} : { hint })}
        name={phone.name}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        defaultValue={phone.typed}
        error={error}
        onBlur={onBlur}
      />
    </div>
  )
}
