import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names'
import { FieldError, hasText } from './field'

const boxClass =
  'peer size-5 appearance-none border border-line-strong bg-surface transition-colors checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary hover:border-primary disabled:border-line disabled:bg-sunken disabled:checked:bg-line-strong aria-invalid:border-danger forced-colors:appearance-auto'

const markClass = 'pointer-events-none absolute size-4 text-on-primary forced-colors:hidden'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  label: ReactNode
  labelHidden?: boolean | undefined
  hint?: ReactNode
  error?: ReactNode
  /** Some but not all of what it stands for is chosen. */
  indeterminate?: boolean | undefined
  className?: string | undefined
}

export function Checkbox({
  label,
  labelHidden = false,
  hint,
  error,
  indeterminate = false,
  className,
  ...input
}: CheckboxProps) {
  const ownId = useId()
  const box = useRef<HTMLInputElement>(null)
  const hintId = hasText(hint) ? `${ownId}-hint` : undefined
  const errorId = hasText(error) ? `${ownId}-error` : undefined

  // Markup has no attribute for this state.
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = indeterminate
  }, [indeterminate])

  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <label
        className={classNames(
          'inline-flex min-h-control-sm gap-2.5 text-sm has-disabled:cursor-not-allowed has-disabled:text-ink-mute',
          labelHidden ? 'min-w-control-sm items-center justify-center self-start' : 'items-center',
        )}
      >
        <span className="relative grid shrink-0 place-items-center">
          <input
            {...input}
            ref={box}
            type="checkbox"
            aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
            aria-invalid={errorId === undefined ? undefined : true}
            className={classNames(boxClass, 'rounded-sm')}
          />
          {indeterminate ? (
            <Minus aria-hidden strokeWidth={3} className={markClass} />
          ) : (
            <Check aria-hidden strokeWidth={3} className={classNames(markClass, 'not-peer-checked:hidden')} />
          )}
        </span>
        <span className={labelHidden ? 'sr-only' : 'min-w-0'}>{label}</span>
      </label>
      {hintId !== undefined && (
        <p id={hintId} className="ps-7.5 text-xs text-ink-mute">
          {hint}
        </p>
      )}
      {errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

function RadioDot(input: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <span className="relative grid shrink-0 place-items-center">
      <input {...input} type="radio" className={classNames(boxClass, 'rounded-full')} />
      <span
        aria-hidden
        className="pointer-events-none absolute hidden size-2 rounded-full bg-on-primary peer-checked:block forced-colors:hidden"
      />
    </span>
  )
}

export type RadioOption = {
  value: string
  label: ReactNode
  /** Under the label; for a disabled option, why. */
  note?: ReactNode
  disabled?: boolean | undefined
}

export type RadioGroupProps = {
  label: ReactNode
  labelHidden?: boolean | undefined
  name: string
  options: readonly RadioOption[]
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  error?: ReactNode
  /** Side by side where there is room. */
  inline?: boolean | undefined
  className?: string | undefined
}

export function RadioGroup({
  label,
  labelHidden = false,
  name,
  options,
  value,
  defaultValue,
  onChange,
  error,
  inline = false,
  className,
}: RadioGroupProps) {
  const ownId = useId()
  const errorId = hasText(error) ? `${ownId}-error` : undefined
  return (
    <fieldset className={classNames('min-w-0', className)} aria-describedby={errorId}>
      <legend className={labelHidden ? 'sr-only' : 'mb-1 text-sm font-medium'}>{label}</legend>
      <div className={inline ? 'flex flex-wrap gap-x-6' : 'flex flex-col'}>
        {options.map((option) => (
          <label
            key={option.value}
            htmlFor={`${ownId}-${option.value}`}
            className="inline-flex min-h-control items-center gap-2.5 text-sm has-disabled:cursor-not-allowed has-disabled:text-ink-mute"
          >
            <RadioDot
              id={`${ownId}-${option.value}`}
              name={name}
              value={option.value}
              disabled={option.disabled}
              onChange={() => onChange?.(option.value)}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
            />
            <span className="min-w-0">
              {option.label}
              {option.note !== undefined && <span className="block text-xs text-ink-mute">{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
      {errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

export type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'title' | 'children'> & {
  title: ReactNode
  /** Under the title; for a disabled card, why. */
  note?: ReactNode
  /** At the right edge, such as a price or a logo. */
  end?: ReactNode
  className?: string | undefined
}

/** One of several roomy choices; put them in a `fieldset` with a `legend`. */
export function RadioCard({ title, note, end, className, id, ...input }: RadioCardProps) {
  const ownId = useId()
  return (
    <label
      htmlFor={id ?? ownId}
      className={classNames(
        'flex min-h-control items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3 text-sm transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary-soft has-checked:ring-1 has-checked:ring-primary has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-mute',
        className,
      )}
    >
      <RadioDot {...input} id={id ?? ownId} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        {note !== undefined && <span className="block text-xs text-ink-mute">{note}</span>}
      </span>
      {end !== undefined && <span className="shrink-0">{end}</span>}
    </label>
  )
}
