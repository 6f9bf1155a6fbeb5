import { classNames } from '@cusp/ui'
import { History, Search, TrendingUp } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Form, useFetcher, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../paths'
import { useWords } from '../platform/words'
import type { loader } from '../routes/suggest'
import { forgetHistory, readHistory, remember } from './search-history'

/** Pause in typing after which suggestions are asked for, and how long a hot word stands (spec A200). */
const suggestAfterMs = 300
const hotWordMs = 3000

type Offer = { readonly word: string; readonly from: 'history' | 'hot' | 'suggestion' }

function useHotWord(words: readonly string[], isStill: boolean): string | undefined {
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (isStill || words.length < 2 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setAt((before) => (before + 1) % words.length), hotWordMs)
    return () => clearInterval(timer)
  }, [words, isStill])
  return words[at]
}

/** Asks for suggestions while somebody types, and remembers what was searched for. A plain form without script. */
export function SearchBox({ hotWords }: { hotWords: readonly string[] }) {
  const say = useWords()
  const navigate = useNavigate()
  const [searched] = useSearchParams()
  const current = searched.get('keyword') ?? ''
  const [typed, setTyped] = useState(current === 'ALL' ? '' : current)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(-1)
  const [history, setHistory] = useState<readonly string[]>([])
  const fetcher = useFetcher<typeof loader>()
  const { load } = fetcher
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const hotWord = useHotWord(hotWords, isOpen)
  const text = typed.trim()

  // The address may change without this box: back, forward, a chip that was removed.
  const [seen, setSeen] = useState(current)
  if (seen !== current) {
    setSeen(current)
    setTyped(current === 'ALL' ? '' : current)
  }

  useEffect(() => {
    if (!isOpen || text === '') return
    const timer = setTimeout(() => load(paths.suggest({ keyword: text })).catch(() => undefined), suggestAfterMs)
    return () => clearTimeout(timer)
  }, [text, isOpen, load])

  const offers: readonly Offer[] =
    text === ''
      ? [
          ...history.slice(0, 6).map((word) => ({ word, from: 'history' as const })),
          ...hotWords.map((word) => ({ word, from: 'hot' as const })),
        ]
      : (fetcher.data?.words ?? []).slice(0, 10).map((word) => ({ word, from: 'suggestion' as const }))

  function open(): void {
    setHistory(readHistory())
    setChosen(-1)
    setOpen(true)
  }

  function go(word: string): void {
    remember(word)
    setTyped(word)
    setOpen(false)
    input.current?.blur()
    void navigate(paths.search({ keyword: word }))
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const word = text || hotWord
    if (word !== undefined && word !== '') go(word)
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') setOpen(false)
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (move !== undefined && isOpen && offers.length > 0) {
      event.preventDefault()
      setChosen((before) => (before + move + offers.length + (before < 0 && move < 0 ? 1 : 0)) % offers.length)
    } else if (event.key === 'Enter' && isOpen) {
      const offer = offers[chosen]
      if (offer) {
        event.preventDefault()
        go(offer.word)
      }
    }
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
          aria-expanded={isOpen && offers.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={chosen >= 0 ? `${list}-${chosen}` : undefined}
          aria-label={say('shell.searchLabel')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          placeholder={hotWord ?? say('shell.searchLabel')}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setChosen(-1)
            setOpen(true)
          }}
          onFocus={open}
          onBlur={() => setOpen(false)}
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
      {isOpen && offers.length > 0 && (
        <div className="absolute inset-x-0 top-full z-30 mt-1 animate-arrive rounded-lg border border-line bg-surface py-1.5 shadow-floating">
          <div id={list} role="listbox" aria-label={say('shell.searchSuggestions')}>
            {offers.map((offer, index) => (
              <OfferLine
                key={`${offer.from} ${offer.word}`}
                id={`${list}-${index}`}
                icon={icons[offer.from]}
                word={offer.word}
                isChosen={index === chosen}
                onChoose={() => go(offer.word)}
              />
            ))}
          </div>
          {text === '' && history.length > 0 && (
            <button
              type="button"
              // Before the box loses its focus, which would close all this.
              onPointerDown={(event) => {
                event.preventDefault()
                forgetHistory()
                setHistory([])
              }}
              className="ms-3 mt-1 min-h-control-sm px-1 text-xs text-ink-mute hover:text-primary"
            >
              {say('shell.clearHistory')}
            </button>
          )}
        </div>
      )}
    </search>
  )
}

const icons = {
  history: <History aria-hidden />,
  hot: <TrendingUp aria-hidden />,
  suggestion: <Search aria-hidden />,
} as const

function OfferLine({
  id,
  icon,
  word,
  isChosen,
  onChoose,
}: {
  id: string
  icon: ReactNode
  word: string
  isChosen: boolean
  onChoose: () => void
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above moves through its options by keyboard
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        'flex min-h-control cursor-pointer items-center gap-3 px-4 text-sm hover:bg-primary-soft [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-mute',
        isChosen && 'bg-primary-soft text-primary',
      )}
    >
      {icon}
      <span className="truncate">{word}</span>
    </div>
  )
}
