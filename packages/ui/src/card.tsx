import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'

/** A white sheet on the page's ground. */
export function Card({
  title,
  actions,
  footer,
  flush = false,
  className,
  children,
  ...section
}: Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  /** At the right end of the title. */
  actions?: ReactNode
  footer?: ReactNode
  /** Content touches the edges, as a table does. */
  flush?: boolean | undefined
}) {
  return (
    <section
      {...section}
      className={classNames('min-w-0 overflow-clip rounded-lg border border-line bg-surface', className)}
    >
      {(title !== undefined || actions !== undefined) && (
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3 md:px-5">
          <h2 className="text-base font-semibold">{title}</h2>
          {actions}
        </header>
      )}
      <div className={flush ? undefined : 'p-4 md:p-5'}>{children}</div>
      {footer !== undefined && <footer className="border-t border-line bg-canvas px-4 py-3 md:px-5">{footer}</footer>}
    </section>
  )
}

/** Tiles in 2, 3, 4 or 5 columns. Its children are list items. */
export function CardGrid({ className, ...list }: ComponentProps<'ul'>) {
  return (
    <ul
      {...list}
      className={classNames('grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-4 lg:grid-cols-4 xl:grid-cols-5', className)}
    />
  )
}

/** Names and what stands for them, two columns where there is room. */
export function Facts({
  facts,
  className,
}: {
  facts: readonly { label: string; value: ReactNode }[]
  className?: string | undefined
}) {
  return (
    <dl
      className={classNames(
        'grid gap-x-6 gap-y-0.5 text-sm sm:grid-cols-[minmax(0,auto)_minmax(0,1fr)] sm:gap-y-2',
        className,
      )}
    >
      {facts.map((fact) => (
        <div key={fact.label} className="mb-2 sm:contents">
          <dt className="text-ink-mute">{fact.label}</dt>
          <dd className="min-w-0">{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
