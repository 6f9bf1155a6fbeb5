import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../paths'

// Most visits never open it.
const LogInDialog = lazy(async () => ({ default: (await import('../features/account/log-in-dialog')).LogInDialog }))

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Opens the login over the page; before any script runs it leads to the login's page. Afterwards the visitor is where they
 * were, or at `next`.
 */
export function LogInLink({
  next,
  label,
  className,
  children,
}: {
  next?: string
  /** When the link shows no text. */
  label?: string
  className?: string | undefined
  children: ReactNode
}) {
  const { pathname, search } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const isLogIn = pathname === paths.logIn()
  const to = next ?? `${pathname}${search}`
  return (
    <>
      <Link
        to={isLogIn && next === undefined ? to : paths.logIn({ next: to })}
        className={className}
        rel="nofollow"
        aria-label={label}
        title={label}
        aria-haspopup={isLogIn ? undefined : 'dialog'}
        onClick={(event) => {
          if (isLogIn || !isPlainPress(event)) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </Link>
      {isOpen && <LogInOverPage next={to} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The login over the page that the visitor is on, for whatever needs somebody to be signed in; leads back to it, or to `next`. */
export function LogInOverPage({ next, onClose }: { next?: string; onClose: () => void }) {
  const { pathname, search } = useLocation()
  return (
    <Suspense>
      <LogInDialog next={next ?? `${pathname}${search}`} onClose={onClose} />
    </Suspense>
  )
}
