import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names'
import { type LinkComponent, useLinkComponent } from './link'

export type Tab = {
  href: string
  label: ReactNode
  /** Already written out, such as "99+". */
  count?: string | undefined
  current?: boolean | undefined
}

/** Sibling pages, one of which is shown. They are links, so that each has an address. */
export function Tabs({
  label,
  tabs,
  LinkComponent,
  className,
}: {
  /** Names the navigation for screen readers. */
  label: string
  tabs: readonly Tab[]
  LinkComponent?: LinkComponent | undefined
  className?: string | undefined
}) {
  const Link = useLinkComponent(LinkComponent)
  const strip = useRef<HTMLElement>(null)
  const current = tabs.find((tab) => tab.current === true)?.href
  // Where the tabs do not fit, the one that is shown is not left half outside.
  useEffect(() => {
    const shown = current === undefined ? null : strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (!strip.current || !shown) return
    const { left, width } = shown.getBoundingClientRect()
    strip.current.scrollLeft +=
      left + width / 2 - strip.current.getBoundingClientRect().left - strip.current.clientWidth / 2
  }, [current])
  return (
    <nav
      ref={strip}
      aria-label={label}
      className={classNames('scrollbar-none overflow-x-auto border-b border-line', className)}
    >
      <ul className="flex min-w-max gap-1">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              aria-current={tab.current === true ? 'page' : undefined}
              className="flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-3 text-sm whitespace-nowrap text-ink-soft transition-colors focus-inset hover:text-primary aria-[current]:border-primary aria-[current]:font-medium aria-[current]:text-primary"
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="tabular min-w-5 rounded-full bg-sunken px-1.5 text-center text-xs">{tab.count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
