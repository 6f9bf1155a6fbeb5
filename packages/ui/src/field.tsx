import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names'

/** What every labelled control takes. */
export type FieldText = {
  label: ReactNode
  /** Reads the label aloud without drawing it. */
  labelHidden?: boolean | undefined
  /** Shown beside the label of what may be left empty, such as "optional". */
  optionalMark?: string | undefined
  hint?: ReactNode
  error?: ReactNode
  className?: string | undefined
}

/** What a control needs to belong to its field. */
export type ControlAttributes = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Whether there is anything to draw; forms pass empty strings for fields in order. */
export const hasText = (text: ReactNode): boolean =>
  text !== undefined && text !== null && text !== false && text !== ''

/** Edge, height and states of a control that is typed into. */
export const controlClass =
  'block w-full min-h-control rounded-md border border-line-strong bg-surface px-3 text-base text-ink transition-colors pointer-fine:text-sm hover:border-ink-mute focus-visible:border-focus focus-inset disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-mute [&[readonly]]:bg-sunken aria-invalid:border-danger'

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-xs text-danger">
      <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

/** Label, hint and error of one control, tied to it for screen readers. */
export function Field({
  label,
  labelHidden = false,
  optionalMark,
  hint,
  error,
  className,
  id,
  children,
}: FieldText & { id?: string | undefined; children: (control: ControlAttributes) => ReactNode }) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hasText(hint) ? `${controlId}-hint` : undefined
  const errorId = hasText(error) ? `${controlId}-error` : undefined
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={controlId} className={labelHidden ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
        {optionalMark !== undefined && <span className="ms-1.5 font-normal text-ink-mute">{optionalMark}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': errorId === undefined ? undefined : true,
      })}
      {hintId !== undefined && (
        <p id={hintId} className="text-xs text-ink-mute">
          {hint}
        </p>
      )}
      {errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
