import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../paths'

// Most visits never open it.
const LogInDialog = lazy(async () => ({ default: (await import('../features/account/log-in-dialog')).LogInDialog }))

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Opens the login over the page; before any script runs it leads to the login's page and back to where the visitor was. */
export function LogInLink({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const isLogIn = pathname === paths.logIn()
  const here = `${pathname}${search}`
  return (
    <>
      <Link
        to={isLogIn ? here : paths.logIn({ next: here })}
        className={className}
        rel="nofollow"
        aria-haspopup={isLogIn ? undefined : 'dialog'}
        onClick={(event) => {
          if (isLogIn || !isPlainPress(event)) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </Link>
      {isOpen && (
        <Suspense>
          <LogInDialog next={here} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
