import { useEffect, useRef } from 'react'
import { useWords } from '../../platform/words'
import { type Stop, useStopReached } from './use-stop-reached'

/** Links to the blocks of an event. They stay in view, below the header while that is there. */
export function EventTags({ tags }: { tags: readonly Stop[] }) {
  const say = useWords()
  const here = useStopReached(tags, 0)
  const list = useRef<HTMLUListElement>(null)
  // On a narrow screen the list scrolls sideways: whoever reads on finds the tag of where they are.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (here && current) list.current?.scrollTo({ left: current.offsetLeft - 16 })
  }, [here])
  return (
    <nav
      aria-label={say('home.eventTags')}
      className="sticky top-0 z-30 mt-3 rounded-lg border border-line bg-surface shadow-raised [header:not([data-place=hidden])~main_&]:top-(--header-room)"
    >
      <ul ref={list} className="scrollbar-none relative flex overflow-x-auto px-1">
        {tags.map(({ anchor, name }) => (
          <li key={anchor} className="shrink-0">
            <a
              href={`#${anchor}`}
              aria-current={anchor === here ? 'location' : undefined}
              className="inline-flex min-h-11 items-center rounded-md border-b-2 border-transparent px-3 text-sm font-medium focus-inset hover:text-primary aria-[current]:border-primary aria-[current]:text-primary md:px-4"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
