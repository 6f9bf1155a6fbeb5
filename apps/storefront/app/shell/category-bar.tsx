import { LayoutGrid } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Link, useFetcher, useLocation } from 'react-router'
import { paths } from '../paths'
import { Kept } from '../platform/kept'
import { everything } from '../platform/search-query'
import { useWords } from '../platform/words'
import type { loader } from '../routes/categories'

import { categoryPath, hoverMs, type NamedCategory } from './category-path'

const loadPanel = () => import('./mega-panel')
// Most pages never open it.
const MegaPanel = lazy(async () => ({ default: (await loadPanel()).MegaPanel }))

/** The row under the header on wide screens: all categories behind one menu, the first ones as links. */
export function CategoryBar({ categories }: { categories: readonly NamedCategory[] }) {
  const say = useWords()
  return (
    <Kept
      as="nav"
      name="categories"
      everywhere
      from={categories}
      aria-label={say('shell.categories')}
      className="border-t border-line max-md:hidden"
    >
      <CategoryBarContents categories={categories} />
    </Kept>
  )
}

function CategoryBarContents({ categories }: { categories: readonly NamedCategory[] }) {
  const say = useWords()
  return (
    <div className="page-column relative flex h-11 items-center gap-1 text-sm">
      <MegaMenu categories={categories} />
      <ul className="flex h-11 min-w-0 flex-1 flex-wrap overflow-hidden">
        {categories.map((category) => (
          <li key={category.id}>
            <Link
              to={categoryPath(category)}
              className="flex h-11 items-center px-3 whitespace-nowrap text-ink-soft transition-colors focus-inset hover:text-primary"
            >
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={paths.brandIndex()}
        className="flex h-11 shrink-0 items-center px-3 text-ink-soft focus-inset hover:text-primary"
      >
        {say('shell.brands')}
      </Link>
    </div>
  )
}

/** How the menu was opened: with the keys, the focus goes along. */
type Opened = false | 'beside' | 'entered'

function MegaMenu({ categories }: { categories: readonly NamedCategory[] }) {
  const say = useWords()
  const panel = useId()
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLAnchorElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isAsked = useRef(false)
  const [opened, setOpened] = useState<Opened>(false)
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<typeof loader>()
  const tree = fetcher.data?.list

  const [here, setHere] = useState(`${pathname}${search}`)
  if (here !== `${pathname}${search}`) {
    setHere(`${pathname}${search}`)
    setOpened(false)
  }
  useEffect(() => () => clearTimeout(pause.current), [])

  // Not when the focus merely goes away: Safari gives it to nobody while a link is pressed.
  useEffect(() => {
    if (opened === false) return
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpened(false)
    }
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (root.current?.contains(document.activeElement)) trigger.current?.focus()
      setOpened(false)
    }
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    document.addEventListener('keydown', onEscape)
    return () => {
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
      document.removeEventListener('keydown', onEscape)
    }
  }, [opened])

  function prepare(): void {
    if (isAsked.current) return
    isAsked.current = true
    void loadPanel()
    void fetcher.load(paths.categories())
  }
  function soon(act: () => void): void {
    clearTimeout(pause.current)
    pause.current = setTimeout(act, hoverMs)
  }
  function onTriggerKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    prepare()
    setOpened('entered')
  }

  return (
    <div
      ref={root}
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return
        prepare()
        soon(() => setOpened((before) => before || 'beside'))
      }}
      onPointerLeave={(event) => event.pointerType !== 'touch' && soon(() => setOpened(false))}
    >
      <Link
        ref={trigger}
        to={paths.search({ keyword: everything })}
        aria-expanded={opened !== false}
        aria-controls={panel}
        onFocus={prepare}
        onKeyDown={onTriggerKey}
        onClick={(event) => {
          event.preventDefault()
          clearTimeout(pause.current)
          prepare()
          setOpened(opened === false ? 'beside' : false)
        }}
        className="flex h-9 items-center gap-2 rounded-md bg-primary-soft px-3 font-medium whitespace-nowrap text-primary transition-colors hover:bg-primary-line"
      >
        <LayoutGrid aria-hidden className="size-4" />
        {say('shell.allCategories')}
      </Link>
      {opened !== false && (
        <Suspense>
          <MegaPanel id={panel} categories={categories} tree={tree} isEntered={opened === 'entered'} />
        </Suspense>
      )}
    </div>
  )
}
