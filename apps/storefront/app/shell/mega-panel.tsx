import type { catalogue } from '@cusp/contract'
import { classNames, Picture, Skeleton } from '@cusp/ui'
import { ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { pictureSource } from '../platform/pictures'
import { useWords } from '../platform/words'
import { categoryPath, hoverMs, type NamedCategory } from './category-path'
import { placeAfter } from './grid-moves'

const linksIn = (part: HTMLElement | null): HTMLElement[] => [...(part?.querySelectorAll('a') ?? [])]

/**
 * Both levels of categories: the first on the left, the second with pictures on the right. Arrow keys move within a level,
 * right leads from a category into what it holds, and left back.
 */
export function MegaPanel({
  id,
  categories,
  tree,
  isEntered,
}: {
  id: string
  categories: readonly NamedCategory[]
  /** Undefined while it is on its way. */
  tree: readonly catalogue.CategoryTree[] | undefined
  /** Opened by a key, so that the first category takes the focus. */
  isEntered: boolean
}) {
  const say = useWords()
  const [chosen, setChosen] = useState(0)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pressedBy = useRef('')
  const first = useRef<HTMLUListElement>(null)
  const second = useRef<HTMLDivElement>(null)
  const shown = tree?.[chosen]

  useEffect(() => () => clearTimeout(pause.current), [])
  useEffect(() => {
    if (isEntered) linksIn(first.current)[0]?.focus()
  }, [isEntered])

  // Keys and fingers choose at once: the key that comes next goes into what is shown.
  function choose(index: number): void {
    clearTimeout(pause.current)
    setChosen(index)
  }
  function chooseSoon(index: number): void {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => setChosen(index), hoverMs)
  }
  function onFirstKey(event: KeyboardEvent): void {
    const links = linksIn(first.current)
    const at = links.findIndex((link) => link.matches(':focus'))
    if (at < 0) return
    const to =
      event.key === 'ArrowRight' ? linksIn(second.current)[0] : links[placeAfter(event.key, at, links.length, 1) ?? -1]
    if (!to) return
    event.preventDefault()
    to.focus()
  }
  function onSecondKey(event: KeyboardEvent): void {
    const links = linksIn(second.current)
    const at = links.findIndex((link) => link.matches(':focus'))
    if (at < 0) return
    const top = links[1]?.offsetTop
    const columns = Math.max(1, links.slice(1).filter((link) => link.offsetTop === top).length)
    // The link to all of it stands alone above the rows.
    const within = at === 0 ? undefined : placeAfter(event.key, at - 1, links.length - 1, columns)
    const to = within === undefined ? (at === 0 && event.key === 'ArrowDown' ? links[1] : undefined) : links[within + 1]
    const back = event.key === 'ArrowLeft' ? linksIn(first.current)[chosen] : undefined
    const up = event.key === 'ArrowUp' && at > 0 ? links[0] : undefined
    const target = to ?? back ?? up
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  return (
    <div
      id={id}
      className="absolute inset-x-6 top-full z-30 flex max-h-[75dvh] min-h-96 animate-arrive overflow-hidden rounded-b-lg border border-line bg-surface shadow-floating"
    >
      <ul
        ref={first}
        onKeyDown={onFirstKey}
        className="w-60 shrink-0 overflow-y-auto border-e border-line bg-canvas py-2"
      >
        {categories.map((category, index) => (
          <li key={category.id}>
            <Link
              to={categoryPath(category)}
              onPointerEnter={(event) => event.pointerType !== 'touch' && chooseSoon(index)}
              onPointerLeave={() => clearTimeout(pause.current)}
              onFocus={(event) => event.currentTarget.matches(':focus-visible') && choose(index)}
              onPointerDown={(event) => {
                pressedBy.current = event.pointerType
              }}
              // The first press of a finger shows what is in a category; a second one, or a mouse, goes there.
              onClick={(event) => {
                if (pressedBy.current !== 'touch' || index === chosen) return
                event.preventDefault()
                choose(index)
              }}
              className={classNames(
                'flex min-h-control items-center gap-2 px-4 text-sm focus-inset pointer-coarse:min-h-11',
                index === chosen ? 'bg-surface font-medium text-primary' : 'text-ink-soft hover:text-primary',
              )}
            >
              <span className="min-w-0 flex-1">{category.name}</span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
            </Link>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys that its links do not use */}
      <div ref={second} onKeyDown={onSecondKey} className="min-w-0 flex-1 overflow-y-auto p-5">
        {shown ? <SecondLevel category={shown} /> : <MegaSkeleton label={say('shell.loading')} />}
      </div>
    </div>
  )
}

function SecondLevel({ category }: { category: catalogue.CategoryTree }) {
  const say = useWords()
  return (
    <>
      <Link
        to={categoryPath(category)}
        className="inline-flex min-h-6 items-center text-sm font-medium text-primary hover:underline pointer-coarse:min-h-11"
      >
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
