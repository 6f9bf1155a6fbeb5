import { Check, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'

/** The look of a chip for a link; `selected` draws it chosen. */
export function chipClass(selected = false): string {
  return classNames(
    'inline-flex min-h-control-sm items-center gap-1.5 rounded-full border px-3 text-sm transition-colors [&_svg]:size-3.5',
    selected
      ? 'border-primary bg-primary-soft font-medium text-primary hover:border-primary-hover'
      : 'border-line-strong bg-surface text-ink-soft hover:border-primary hover:text-primary',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-mute',
  )
}

/** A filter that is on or off. */
export function Chip({
  selected = false,
  children,
  ...button
}: Omit<ComponentProps<'button'>, 'className' | 'type'> & { selected?: boolean | undefined }) {
  return (
    <button {...button} type="button" aria-pressed={selected} className={chipClass(selected)}>
      {selected && <Check aria-hidden />}
      {children}
    </button>
  )
}

/** A filter in force; pressing it takes it away. */
export function RemovableChip({
  children,
  removeLabel,
  onRemove,
}: {
  children: ReactNode
  /** Says what pressing does, such as "Remove filter: Nitrile". */
  removeLabel: string
  onRemove: () => void
}) {
  return (
    <button type="button" aria-label={removeLabel} title={removeLabel} onClick={onRemove} className={chipClass(true)}>
      {children}
      <X aria-hidden />
    </button>
  )
}
