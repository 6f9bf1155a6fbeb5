import { ChevronDown } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { classNames } from './class-names'
import { useDismissal } from './dismissal'

/** A heading that opens what is under it; works before any script runs. */
export function Disclosure({
  summary,
  children,
  open,
  name,
  className,
}: {
  summary: ReactNode
  children: ReactNode
  /** Open at first. */
  open?: boolean | undefined
  /** Of those with one name only one is open. */
  name?: string | undefined
  className?: string | undefined
}) {
  return (
    <details open={open} name={name} className={classNames('group border-b border-line', className)}>
      <summary className="flex min-h-control list-none items-center gap-3 py-2.5 text-sm font-medium transition-colors hover:text-primary">
        <span className="min-w-0 flex-1">{summary}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-mute transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-4 text-sm text-ink-soft">{children}</div>
    </details>
  )
}

/**
 * A small panel under its trigger, for account menus and the like. Works before any script runs.
 * Anything in it with `data-closes`, and every link, closes it.
 */
export function Menu({
  trigger,
  triggerLabel,
  triggerClassName,
  align = 'start',
  beside = false,
  children,
  className,
}: {
  trigger: ReactNode
  /** When the trigger shows no text. */
  triggerLabel?: string | undefined
  /** Look of the trigger, such as `buttonClass(…)`. */
  triggerClassName: string
  align?: 'start' | 'end' | undefined
  /** Before its trigger, bottoms in line, instead of under it: for triggers at the lower end of the window. */
  beside?: boolean | undefined
  children: ReactNode
  className?: string | undefined
}) {
  const panel = useRef<HTMLDetailsElement>(null)
  useDismissal(panel)
  return (
    <details ref={panel} className={classNames('relative', className)}>
      <summary aria-label={triggerLabel} className={classNames('list-none', triggerClassName)}>
        {trigger}
      </summary>
      <div
        className={classNames(
          'absolute z-30 min-w-48 animate-arrive rounded-lg border border-line bg-surface p-1.5 text-sm text-ink shadow-floating',
          beside ? 'end-full bottom-0 me-2' : 'top-full mt-1.5',
          !beside && (align === 'end' ? 'end-0' : 'start-0'),
        )}
      >
        {children}
      </div>
    </details>
  )
}

/** The look of one line in a menu, for a link or a button. */
export const menuItemClass =
  'flex min-h-control w-full items-center gap-2.5 rounded-md px-3 text-start text-sm transition-colors focus-inset hover:bg-primary-soft hover:text-primary aria-[current]:font-medium aria-[current]:text-primary [&_svg]:size-4'
