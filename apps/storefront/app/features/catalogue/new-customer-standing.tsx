import type { newCustomers } from '@cusp/contract'
import { buttonClass, Notice } from '@cusp/ui'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { everything } from '../../platform/search-query'
import { useWords } from '../../platform/words'
import { LogInLink } from '../../shell/log-in-link'

/** Why the offers are not the viewer's, and what to do next (spec A127). */
export function NewCustomerStanding({ standing }: { standing: newCustomers.Standing }) {
  const say = useWords()
  switch (standing) {
    case 'isForYou':
      return <p className="mt-4 text-sm text-ink-mute">{say('newCustomers.directNote')}</p>
    case 'logIn':
      return (
        <Notice
          className="mt-4"
          title={say('newCustomers.logInTitle')}
          action={
            <>
              <LogInLink className={buttonClass()}>{say('shell.logIn')}</LogInLink>
              <Link to={paths.register()} className={buttonClass({ variant: 'secondary' })}>
                {say('newCustomers.register')}
              </Link>
            </>
          }
        >
          {say('newCustomers.logInText')}
        </Notice>
      )
    case 'verify':
      return (
        <Notice
          className="mt-4"
          title={say('newCustomers.verifyTitle')}
          action={
            <Link to={paths.userInformation()} className={buttonClass()}>
              {say('shell.goToAuthenticate')}
            </Link>
          }
        >
          {say('newCustomers.verifyText')}
        </Notice>
      )
    default:
      return (
        <Notice
          className="mt-4"
          title={say('newCustomers.notNewTitle')}
          action={
            <Link to={paths.search({ keyword: everything })} className={buttonClass({ variant: 'secondary' })}>
              {say('newCustomers.browse')}
            </Link>
          }
        >
          {say('newCustomers.notNewText')}
        </Notice>
      )
  }
}
