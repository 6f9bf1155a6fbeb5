import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { type LinkComponent, useLinkComponent } from './link'
import { pageWindow } from './pagination-window'

const placeClass =
  'tabular inline-flex h-control min-w-control items-center justify-center rounded-md border px-2 text-sm transition-colors [&_svg]:size-4'

const linkClass = `${placeClass} border-transparent text-ink-soft hover:border-primary hover:bg-primary-soft hover:text-primary aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:font-medium aria-[current]:text-on-primary`

export type PaginationProps = {
  /** From 1. */
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  labels: {
    navigation: string
    previous: string
    next: string
    /** "Page 3". */
    page: (page: number) => string
    /** "3 / 12", shown instead of the page numbers on phones. */
    position: string
  }
  LinkComponent?: LinkComponent | undefined
  className?: string | undefined
}

/** Draws nothing for a single page. */
export function Pagination({ page, pageCount, hrefFor, labels, LinkComponent, className }: PaginationProps) {
  const Link = useLinkComponent(LinkComponent)
  if (pageCount <= 1) return null

  function edge(to: number, label: string, rel: 'prev' | 'next', icon: ReactNode): ReactNode {
    if (to < 1 || to > pageCount) {
      return (
        <span aria-hidden className={classNames(placeClass, 'border-transparent text-ink-faint')}>
          {icon}
        </span>
      )
    }
    return (
      <Link href={hrefFor(to)} rel={rel} aria-label={label} title={label} className={linkClass}>
        {icon}
      </Link>
    )
  }

  return (
    <nav aria-label={labels.navigation} className={classNames('flex items-center justify-center gap-1', className)}>
      {edge(page - 1, labels.previous, 'prev', <ChevronLeft aria-hidden />)}
      <span className="tabular min-w-20 text-center text-sm text-ink-soft sm:hidden">{labels.position}</span>
      <ol className="hidden items-center gap-1 sm:flex">
        {pageWindow(page, pageCount).map((place) =>
          'gap' in place ? (
            <li key={place.gap} aria-hidden className={classNames(placeClass, 'border-transparent text-ink-mute')}>
              <Ellipsis />
            </li>
          ) : (
            <li key={place.page}>
              <Link
                href={hrefFor(place.page)}
                aria-label={labels.page(place.page)}
                aria-current={place.page === page ? 'page' : undefined}
                className={linkClass}
              >
                {place.page}
              </Link>
            </li>
          ),
        )}
      </ol>
      {edge(page + 1, labels.next, 'next', <ChevronRight aria-hidden />)}
    </nav>
  )
}
