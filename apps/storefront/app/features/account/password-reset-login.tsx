import { lazy, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../paths'

// Most visits never open it.
const LogInDialog = lazy(async () => ({ default: (await import('./log-in-dialog')).LogInDialog }))

/** The login that opens over home once a new password is set (spec A54). */
export function PasswordResetLogIn() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  if (`${pathname}${search}` !== paths.homeToLogIn()) return null
  return (
    <Suspense>
      <LogInDialog
        next={paths.home()}
        note="passwordReset"
        onClose={() => void navigate(paths.home(), { replace: true, preventScrollReset: true })}
      />
    </Suspense>
  )
}
