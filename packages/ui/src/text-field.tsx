import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { IconButton } from './button'
import { classNames } from './class-names'
import { controlClass, Field, type FieldText } from './field'

type OwnedByField = 'className' | 'prefix' | 'aria-describedby' | 'aria-invalid'

export type TextFieldProps = Omit<ComponentProps<'input'>, OwnedByField> &
  FieldText & {
    /** Inside the left edge, such as an area code or an icon. */
    start?: ReactNode
    /** Inside the right edge, such as a unit or a button. */
    end?: ReactNode
  }

export function TextField({
  label,
  labelHidden,
  optionalMark,
  hint,
  error,
  className,
  id,
  start,
  end,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, labelHidden, optionalMark, hint, error, className, id }}>
      {(control) =>
        start === undefined && end === undefined ? (
          <input {...input} {...control} className={controlClass} />
        ) : (
          <div className="flex min-h-control items-center overflow-hidden rounded-md border border-line-strong bg-surface transition-colors hover:border-ink-mute has-focus-visible:border-focus has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus has-disabled:border-line has-disabled:bg-sunken has-aria-invalid:border-danger">
            {start !== undefined && (
              <span className="flex shrink-0 items-center ps-3 text-sm text-ink-mute [&_svg]:size-4">{start}</span>
            )}
            <input
              {...input}
              {...control}
              className="min-h-[38px] w-full min-w-0 flex-1 bg-transparent px-3 text-base outline-none pointer-fine:text-sm disabled:text-ink-mute"
            />
            {end !== undefined && <span className="flex shrink-0 items-center pe-1 text-sm text-ink-mute">{end}</span>}
          </div>
        )
      }
    </Field>
  )
}

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'> & { showLabel: string; hideLabel: string }

/** A password that can be looked at while it is typed. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          size="sm"
          label={isShown ? hideLabel : showLabel}
          className="focus-inset"
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  )
}

export type TextAreaProps = Omit<ComponentProps<'textarea'>, OwnedByField> & FieldText

export function TextArea({
  label,
  labelHidden,
  optionalMark,
  hint,
  error,
  className,
  id,
  rows = 4,
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ label, labelHidden, optionalMark, hint, error, className, id }}>
      {(control) => (
        <textarea {...area} {...control} rows={rows} className={classNames(controlClass, 'resize-y py-2')} />
      )}
    </Field>
  )
}
