import { chipClass } from '@cusp/ui'
import { Link } from 'react-router'
import { useWords } from '../../platform/words'

type Entry = { readonly title: string; readonly path: string }

/** Extra links that an operator has put on the home page, in one line that scrolls. */
export function HomeNavigation({ entries }: { entries: readonly Entry[] }) {
  const say = useWords()
  return (
    <nav aria-label={say('home.navigation')} className="mb-3 md:mb-4">
      <ul className="scrollbar-none -mx-4 flex gap-2 overflow-x-auto px-4 md:mx-0 md:px-0">
        {entries.map(({ title, path }) => (
          <li key={`${path} ${title}`} className="shrink-0">
            <Link to={path} className={chipClass()}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
