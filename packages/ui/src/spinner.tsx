import { LoaderCircle } from 'lucide-react'
import { classNames } from './class-names'
import { VisuallyHidden } from './visually-hidden'

const sizes = { sm: 'size-4', md: 'size-6', lg: 'size-8' } as const

/** Turns while something is under way. With `label` it announces itself; without, its surroundings do. */
export function Spinner({
  size = 'md',
  label,
  className,
}: {
  size?: keyof typeof sizes | undefined
  label?: string | undefined
  className?: string | undefined
}) {
  const wheel = <LoaderCircle aria-hidden className={classNames('animate-spin', sizes[size], className)} />
  if (label === undefined) return wheel
  return (
    <span role="status" className="inline-flex">
      {wheel}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

/** Covers its nearest positioned ancestor while something is under way. */
export function LoadingOverlay({ visible, label }: { visible: boolean; label: string }) {
  return (
    <div
      role="status"
      className={classNames(
        'absolute inset-0 z-10 grid place-items-center rounded-[inherit] bg-surface/70 transition-opacity',
        !visible && 'pointer-events-none opacity-0',
      )}
    >
      {visible && (
        <span className="flex items-center gap-3 rounded-md bg-surface px-4 py-3 text-sm text-ink-soft shadow-lifted">
          <Spinner size="sm" className="text-primary" />
          {label}
        </span>
      )}
    </div>
  )
}
