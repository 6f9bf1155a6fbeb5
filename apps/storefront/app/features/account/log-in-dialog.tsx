import { Dialog, Notice } from '@cusp/ui'
import { Link, useFetcher } from 'react-router'
import { paths } from '../../paths'
import { awaitsAnswer } from '../../platform/awaits-answer'
import { useLaterWords, useWords } from '../../platform/words'
import { type LogInAnswer, LogInForm } from './log-in-form'

/** The login over the page that the visitor is on. Signing in leads to `next`, with the session's prices. */
export function LogInDialog({
  next,
  note,
  onClose,
}: {
  next: string
  /** Why the login is shown. */
  note?: 'passwordReset'
  onClose: () => void
}) {
  useLaterWords()
  const say = useWords()
  const fetcher = useFetcher<LogInAnswer>()
  return (
    <Dialog open onClose={onClose} closeLabel={say('shell.close')} title={say('account.logInTitle')} size="sm">
      {note !== undefined && (
        <Notice tone="success" className="mb-4">
          {say('account.passwordReset')}
        </Notice>
      )}
      <LogInForm
        form={fetcher.Form}
        next={next}
        initial={{ by: 'email', mode: 'password' }}
        answer={fetcher.data}
        isSending={awaitsAnswer(fetcher)}
        onLeave={onClose}
      >
        <p className="border-t border-line pt-3 text-sm">
          {say('account.noAccount')}{' '}
          <Link to={paths.register()} onClick={onClose} className="font-medium text-primary hover:underline">
            {say('account.registerTitle')}
          </Link>
        </p>
      </LogInForm>
    </Dialog>
  )
}
