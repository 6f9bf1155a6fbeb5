import { Link } from 'react-router'
import { paths } from '../../paths'
import { useWords } from '../../platform/words'

/** The way on for whoever has found no answer. */
export function NotAnswered() {
  const say = useWords()
  return (
    <p className="mt-6 text-sm text-ink-soft">
      {say('help.notAnswered')}{' '}
      <Link to={paths.contactUs()} className="text-primary underline">
        {say('shell.contactUs')}
      </Link>
    </p>
  )
}
