import { classNames } from './class-names'

/** A quiet block in the place of what is coming; `className` gives it its final size. */
export function Skeleton({
  className,
  square = false,
}: {
  className?: string | undefined
  /** Without rounded corners, for pictures that fill a card. */
  square?: boolean | undefined
}) {
  return (
    <span aria-hidden className={classNames('block animate-breathe bg-line', !square && 'rounded-sm', className)} />
  )
}

/** The place of a card with a picture, two lines and a price. */
export function CardSkeleton({ className }: { className?: string | undefined }) {
  return (
    <div aria-hidden className={classNames('overflow-hidden rounded-lg border border-line bg-surface', className)}>
      <Skeleton square className="aspect-square w-full" />
      <div className="space-y-2 p-3">
        <Skeleton className="h-3 w-1/3" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="mt-4 h-5 w-1/2" />
      </div>
    </div>
  )
}

const lines = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'] as const

/** The place of a passage or of table rows. */
export function LinesSkeleton({
  count = 3,
  className,
}: {
  count?: number | undefined
  className?: string | undefined
}) {
  return (
    <div aria-hidden className={classNames('space-y-3', className)}>
      {Array.from({ length: count }, (_, line) => `line ${line}`).map((key, line) => (
        <Skeleton key={key} className={classNames('h-4', lines[line % lines.length])} />
      ))}
    </div>
  )
}
