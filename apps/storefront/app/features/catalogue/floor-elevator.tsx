import { useWords } from '../../platform/words'
import { type Stop, useStopReached } from './use-stop-reached'

/** The elevator appears once so much of the page has gone by (spec A38). */
const appearsAfter = 400

/** Floats beside the page and takes the reader from floor to floor; where there is little room beside the page, by number. */
export function FloorElevator({ stops }: { stops: readonly Stop[] }) {
  const say = useWords()
  const here = useStopReached(stops, appearsAfter)

  if (here === undefined) return null
  return (
    <nav
      aria-label={say('home.elevator')}
      className="fixed start-0 top-1/2 z-20 hidden w-9 -translate-y-1/2 overflow-hidden rounded-e-lg border border-line bg-surface shadow-raised min-[88rem]:w-18 lg:block"
    >
      <ul>
        {stops.map(({ anchor, name }, index) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              title={name}
              aria-current={anchor === here ? 'location' : undefined}
              className="grid min-h-11 place-items-center border-b border-line px-1 py-1.5 text-center text-xs leading-tight focus-inset last:border-b-0 hover:bg-primary-soft hover:text-primary aria-[current]:bg-primary aria-[current]:text-on-primary"
            >
              <span aria-hidden className="tabular min-[88rem]:hidden">
                {index + 1}
              </span>
              <span className="line-clamp-2 hyphens-auto wrap-anywhere max-[88rem]:sr-only">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
