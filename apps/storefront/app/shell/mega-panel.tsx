import type { catalogue } from '@cusp/contract'
import { classNames, Picture, Skeleton } from '@cusp/ui'
import { ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { pictureSource } from '../platform/pictures'
import { useWords } from '../platform/words'
import { categoryPath, hoverMs, type NamedCategory } from './category-path'

/** Both levels of categories: the first on the left, the second with pictures on the right. */
export function MegaPanel({
  id,
  categories,
  tree,
}: {
  id: string
  categories: readonly NamedCategory[]
  /** Undefined while it is on its way. */
  tree: readonly catalogue.CategoryTree[] | undefined
}) {
  const say = useWords()
  const [chosen, setChosen] = useState(0)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shown = tree?.[chosen]

  function choose(index: number, afterMs: number): void {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => setChosen(index), afterMs)
  }

  return (
    <div
      id={id}
      className="absolute inset-x-6 top-full z-30 flex max-h-[75dvh] min-h-96 animate-arrive overflow-hidden rounded-b-lg border border-line bg-surface shadow-floating"
    >
      <ul className="w-60 shrink-0 overflow-y-auto border-e border-line bg-canvas py-2">
        {categories.map((category, index) => (
          <li key={category.id}>
            <Link
              to={categoryPath(category)}
              onPointerEnter={() => choose(index, hoverMs)}
              onPointerLeave={() => clearTimeout(pause.current)}
              onFocus={() => choose(index, 0)}
              className={classNames(
                'flex min-h-control items-center gap-2 px-4 text-sm focus-inset',
                index === chosen ? 'bg-surface font-medium text-primary' : 'text-ink-soft hover:text-primary',
              )}
            >
              <span className="min-w-0 flex-1">{category.name}</span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
            </Link>
          </li>
        ))}
      </ul>
      <div className="min-w-0 flex-1 overflow-y-auto p-5">
        {shown ? <SecondLevel category={shown} /> : <MegaSkeleton label={say('shell.loading')} />}
      </div>
    </div>
  )
}

function SecondLevel({ category }: { category: catalogue.CategoryTree }) {
  const say = useWords()
  return (
    <>
      <Link to={categoryPath(category)} className="text-sm font-medium text-primary hover:underline">
        {say('shell.allOf', { name: category.name })}
      </Link>
      <ul className="mt-3 grid grid-cols-3 gap-3 lg:grid-cols-4 xl:grid-cols-5">
        {category.subCategory.map((sub) => (
          <li key={sub.id}>
            <Link
              to={categoryPath(sub)}
              className="block rounded-md p-2 text-center text-sm hover:bg-primary-soft hover:text-primary"
            >
              <Picture {...pictureSource(sub.picturePath, '120px')} alt="" className="mx-auto mb-2 w-24 rounded-md" />
              {sub.name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

function MegaSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid grid-cols-4 gap-3">
      {places.map((place) => (
        <Skeleton key={place} className="h-32" />
      ))}
    </div>
  )
}
