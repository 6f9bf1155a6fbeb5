import { Picture } from '@cusp/ui'
import { Link } from 'react-router'
import { useWords } from '../../platform/words'

type Special = {
  readonly path: string
  readonly image: string
  readonly imagePhone: string
  readonly title: string
  readonly remark: string
}

/** Up to four things that an operator has put before all others (spec A38). */
export function SpecialItems({
  heading,
  items,
}: {
  heading: { readonly title: string; readonly remark: string }
  items: readonly Special[]
}) {
  const say = useWords()
  return (
    <section aria-labelledby="specials-title" className="mt-6 md:mt-8">
      <header className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 id="specials-title" className="text-lg font-semibold md:text-xl">
          {heading.title || say('home.specials')}
        </h2>
        {heading.remark !== '' && <p className="text-sm text-ink-mute">{heading.remark}</p>}
      </header>
      <ul className="grid grid-cols-2 gap-2 md:gap-4 lg:grid-cols-4">
        {items.map(({ path, imagePhone, title, remark }) => (
          <li key={`${path} ${title}`}>
            <Link
              to={path}
              className="group flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition-shadow hover:border-primary-line hover:shadow-lifted"
            >
              <Picture src={imagePhone} alt="" ratio="special" fit="cover" />
              <span className="p-3">
                <span className="block text-sm font-semibold group-hover:text-primary md:text-base">{title}</span>
                {remark !== '' && (
                  <span className="mt-0.5 line-clamp-2 text-xs text-ink-mute md:text-sm">{remark}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
