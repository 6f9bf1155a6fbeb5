import { Dialog } from '@cusp/ui'
import { Link, useFetcher } from 'react-router'
import { paths } from '../../paths'
import { useLaterWords, useWords } from '../../platform/words'
import { type LogInAnswer, LogInForm } from './log-in-form'

/** The login over the page that the visitor is on. Signing in leads to `next`, with the session's prices. */
export function LogInDialog({ next, onClose }: { next: string; onClose: () => void }) {
  useLaterWords()
  const say = useWords()
  const fetcher = useFetcher<LogInAnswer>()
  return (
    <Dialog open onClose={onClose} closeLabel={say('shell.close')} title={say('account.logInTitle')} size="sm">
      <LogInForm
        form={fetcher.Form}
        next={next}
        initial={{ by: 'email', mode: 'password' }}
        answer={fetcher.data}
        isSending={fetcher.state !== 'idle'}
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
