import { Search } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Form, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../paths'
import { everything } from '../platform/search-query'
import type { HotWord } from '../platform/shop'
import { useWords } from '../platform/words'
import { remember } from './search-history'
import type { OffersKeys } from './search-offers'

const loadOffers = () => import('./search-offers')
// Most pages are left without a search.
const SearchOffers = lazy(async () => ({ default: (await loadOffers()).SearchOffers }))

/** How long a hot word stands in the empty box (spec A200). */
const hotWordMs = 3000

function useHotWord(words: readonly HotWord[], isStill: boolean): HotWord | undefined {
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (isStill || words.length < 2 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setAt((before) => before + 1), hotWordMs)
    return () => clearInterval(timer)
  }, [words, isStill])
  return words[at % words.length]
}

/**
 * Where searches begin. Empty, it shows the hot words in turn, and Enter takes the one that stands there. What it offers
 * while it has the focus is in `SearchOffers`, a grid that its own keys move through. A plain form without script.
 */
export function SearchBox({ hotWords }: { hotWords: readonly HotWord[] }) {
  const say = useWords()
  const navigate = useNavigate()
  const [searched] = useSearchParams()
  const keyword = searched.get('keyword') ?? ''
  const current = keyword === everything ? '' : keyword
  const [typed, setTyped] = useState(current)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<string>()
  const [offered, setOffered] = useState(0)
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<OffersKeys>(undefined)
  const hotWord = useHotWord(hotWords, isOpen)
  const text = typed.trim()

  // The address may change without this box: back, forward, a chip that was removed.
  const [seen, setSeen] = useState(current)
  if (seen !== current) {
    setSeen(current)
    setTyped(current)
  }

  // What was typed, and where the focus went, before this box came alive.
  useEffect(() => {
    const box = input.current
    if (box === null) return
    if (box.value !== box.defaultValue) setTyped(box.value)
    if (document.activeElement === box) setOpen(true)
  }, [])

  function close(): void {
    setOpen(false)
    setActive(undefined)
    setOffered(0)
  }
  function leave(to: string): void {
    close()
    input.current?.blur()
    void navigate(to)
  }
  function look(word: string): void {
    remember(word)
    setTyped(word)
    leave(paths.search({ keyword: word }))
  }
  function take(hot: HotWord): void {
    if (hot.link === '') look(hot.word)
    else leave(hot.link)
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (text !== '') look(text)
    else if (hotWord) take(hotWord)
  }
  function onKey(event: KeyboardEvent): void {
    // Enter that ends the writing of a Chinese word is no search.
    if (event.nativeEvent.isComposing) return
    if (!isOpen) {
      if (event.key === 'ArrowDown') setOpen(true)
    } else if (event.key === 'Escape') close()
    else if (keys.current?.(event.key)) event.preventDefault()
  }

  return (
    <search className="relative order-last w-full md:order-none md:max-w-dialog-lg md:flex-1">
      <Form
        action={paths.search()}
        onSubmit={submit}
        className="flex h-control overflow-hidden rounded-md border border-line-strong bg-surface focus-within:border-focus hover:border-primary"
      >
        <input
          ref={input}
          type="search"
          name="keyword"
          role="combobox"
          aria-haspopup="grid"
          aria-expanded={isOpen && offered > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active}
          aria-label={say('shell.searchLabel')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          placeholder={hotWord?.word ?? say('shell.searchLabel')}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setOpen(true)
          }}
          onPointerDown={() => void loadOffers()}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onBlur={close}
          onKeyDown={onKey}
          className="min-w-0 flex-1 bg-transparent px-3 text-base focus-inset pointer-fine:text-sm"
        />
        <button
          type="submit"
          aria-label={say('shell.search')}
          className="grid w-12 shrink-0 place-items-center bg-primary text-on-primary transition-colors focus-inset hover:bg-primary-hover"
        >
          <Search aria-hidden className="size-5" />
        </button>
      </Form>
      {isOpen && (
        <Suspense>
          <SearchOffers
            id={list}
            text={text}
            hotWords={hotWords}
            keys={keys}
            onActive={setActive}
            onOffered={setOffered}
            onSearch={look}
            onHot={take}
          />
        </Suspense>
      )}
    </search>
  )
}
