import { Inbox, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names'

type StateProps = {
  title: ReactNode
  /** What the visitor can do about it. */
  children?: ReactNode
  /** The one next step. */
  action?: ReactNode
  icon?: ReactNode
  /** The title's place in the page's outline. */
  level?: 1 | 2 | 3 | undefined
  className?: string | undefined
}

function State({ title, children, action, icon, level = 2, className, disc }: StateProps & { disc: string }) {
  const Heading = `h${level}` as const
  return (
    <div className={classNames('flex flex-col items-center px-4 py-12 text-center', className)}>
      <span className={classNames('grid size-14 place-items-center rounded-full [&_svg]:size-6', disc)}>{icon}</span>
      <Heading className="mt-4 text-lg font-semibold">{title}</Heading>
      {children !== undefined && <div className="mt-1 max-w-dialog-sm text-sm text-ink-mute">{children}</div>}
      {action !== undefined && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}

/** Nothing here yet, and what to do next. */
export function EmptyState({ icon = <Inbox aria-hidden strokeWidth={1.5} />, ...state }: StateProps) {
  return <State {...state} icon={icon} disc="bg-primary-soft text-primary" />
}

/** Something failed, and how to go on. `reference` is what support asks for. */
export function ErrorState({
  icon = <TriangleAlert aria-hidden strokeWidth={1.5} />,
  reference,
  children,
  ...state
}: StateProps & { reference?: string | undefined }) {
  return (
    <State {...state} icon={icon} disc="bg-danger-soft text-danger">
      {children}
      {reference !== undefined && <p className="tabular mt-2 font-mono text-xs text-ink-mute">{reference}</p>}
    </State>
  )
}
