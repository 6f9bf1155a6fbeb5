import { Button, buttonClass, Dialog } from '@cusp/ui'
import { CircleCheck } from 'lucide-react'
import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '../../paths'
import { useWords } from '../../platform/words'

/** Shown once after registering (decision 19): that approval is awaited, or that the clinic is still to be verified. */
export function RegisteredNotice() {
  const say = useWords()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const registered = new URLSearchParams(search).get('registered')
  if (registered !== 'clinic' && registered !== 'account') return null
  const close = () => void navigate(pathname, { replace: true, preventScrollReset: true })
  const isAwaiting = registered === 'clinic'
  return (
    <Dialog
      open
      onClose={close}
      closeLabel={say('shell.close')}
      size="sm"
      title={
        <span className="flex items-start gap-2">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
          {say(isAwaiting ? 'account.awaitingTitle' : 'account.welcomeTitle')}
        </span>
      }
      footer={
        <>
          <Button variant={isAwaiting ? 'primary' : 'secondary'} onClick={close}>
            {say('account.continueShopping')}
          </Button>
          {!isAwaiting && (
            <Link to={paths.userInformation()} replace className={buttonClass()}>
              {say('account.verifyNow')}
            </Link>
          )}
        </>
      }
    >
      <p className="text-ink-soft">{say(isAwaiting ? 'account.awaitingText' : 'account.welcomeText')}</p>
    </Dialog>
  )
}
