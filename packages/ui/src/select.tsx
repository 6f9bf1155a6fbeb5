import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { controlClass, Field, type FieldText } from './field'

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined }

export type SelectProps = Omit<
  ComponentProps<'select'>,
  'className' | 'children' | 'aria-describedby' | 'aria-invalid'
> &
  FieldText & {
    options: readonly SelectOption[]
    /** The first, empty choice. */
    placeholder?: string | undefined
  }

export function Select({
  label,
  labelHidden,
  optionalMark,
  hint,
  error,
  className,
  id,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, labelHidden, optionalMark, hint, error, className, id }}>
      {(control) => (
        <span className="relative block">
          <select {...select} {...control} className={classNames(controlClass, 'appearance-none truncate pe-9')}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-ink-mute"
          />
        </span>
      )}
    </Field>
  )
}
