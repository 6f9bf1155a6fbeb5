import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A link where there is somewhere to go, else its content alone. */
export function MaybeLink({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  return to === '' ? (
    <div className={className}>{children}</div>
  ) : (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}
