import { buttonClass, EmptyState, Pagination } from '@cusp/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { everything } from '../../platform/search-query'
import { useWords } from '../../platform/words'

/** A page of goods that somebody keeps, or what to do when there are none. */
export function WishedList({
  title,
  intro,
  icon,
  emptyTitle,
  emptyText,
  page,
  pageCount,
  hrefFor,
  isEmpty,
  children,
}: {
  title: string
  intro: ReactNode
  icon: ReactNode
  emptyTitle: string
  emptyText: string
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  isEmpty: boolean
  children: ReactNode
}) {
  const say = useWords()
  return (
    <>
      <h1 className="mb-1 text-2xl font-semibold">{title}</h1>
      <p className="mb-4 text-sm text-ink-soft">{intro}</p>
      <section aria-label={title} className="overflow-clip rounded-lg border border-line bg-surface">
        {isEmpty ? (
          <EmptyState
            icon={icon}
            title={emptyTitle}
            action={
              <Link to={paths.search({ keyword: everything })} className={buttonClass()}>
                {say('wishes.browse')}
              </Link>
            }
          >
            {emptyText}
          </EmptyState>
        ) : (
          <ul>{children}</ul>
        )}
      </section>
      <Pagination
        className="mt-6"
        page={page}
        pageCount={pageCount}
        hrefFor={hrefFor}
        labels={{
          navigation: say('shell.pagination'),
          previous: say('shell.previousPage'),
          next: say('shell.nextPage'),
          page: (number) => say('shell.pageNumber', { page: number }),
          position: say('shell.pagePosition', { page, count: pageCount }),
        }}
      />
    </>
  )
}
