import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { outlineTone, softTone, solidTone, type Tone } from './tone'

const looks = { soft: softTone, solid: solidTone, outline: outlineTone } as const

export type BadgeProps = {
  tone?: Tone | undefined
  look?: keyof typeof looks | undefined
  icon?: ReactNode
  children: ReactNode
  className?: string | undefined
}

/** How something stands: a status, a count. */
export function Badge({ tone = 'neutral', look = 'soft', icon, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'tabular inline-flex min-h-6 items-center gap-1 rounded-full border px-2.5 text-xs font-medium [&_svg]:size-3.5',
        looks[look][tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}

/** What something is: a short mark on a card, smaller and squarer than a badge. */
export function Tag({ tone = 'neutral', look = 'soft', icon, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-5 items-center gap-1 rounded-sm border px-1.5 text-2xs font-medium [&_svg]:size-3',
        looks[look][tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}

/** A small number on the corner of its nearest positioned ancestor; draws nothing without text. */
export function CountDot({ count, label }: { count: string | undefined; label: string }) {
  if (count === undefined) return null
  return (
    <span className="tabular absolute -end-1 -top-1 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-2xs leading-none font-semibold text-on-accent">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
