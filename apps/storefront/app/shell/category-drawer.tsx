import { iconButtonClass } from '@cusp/ui'
import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useFetcher, useLocation } from 'react-router'
import { paths } from '../paths'
import { everything } from '../platform/search-query'
import { useWords } from '../platform/words'
import type { loader } from '../routes/categories'

const loadSheet = () => import('./category-sheet')
// Most pages never open it.
const CategorySheet = lazy(async () => ({ default: (await loadSheet()).CategorySheet }))

/** The categories on a phone; without script, a link to everything with its filters. */
export function CategoryDrawer() {
  const say = useWords()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<typeof loader>()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)

  const [here, setHere] = useState(`${pathname}${search}`)
  if (here !== `${pathname}${search}`) {
    setHere(`${pathname}${search}`)
    setOpen(false)
  }

  function open(): void {
    if (!fetcher.data && fetcher.state === 'idle') void fetcher.load(paths.categories())
    setOpened(true)
    setOpen(true)
  }

  return (
    <div className="md:hidden">
      <Link
        to={paths.search({ keyword: everything })}
        aria-label={say('shell.menu')}
        onPointerDown={() => void loadSheet()}
        onClick={(event) => {
          event.preventDefault()
          open()
        }}
        className={iconButtonClass({ className: '-ms-2' })}
      >
        <Menu aria-hidden />
      </Link>
      {wasOpened && (
        <Suspense>
          <CategorySheet open={isOpen} onClose={() => setOpen(false)} tree={fetcher.data?.list} />
        </Suspense>
      )}
    </div>
  )
}
