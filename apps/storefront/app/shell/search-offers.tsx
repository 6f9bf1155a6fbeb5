import { classNames } from '@cusp/ui'
import { History, Search, TrendingUp, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { paths } from '../paths'
import type { HotWord } from '../platform/shop'
import { useWords } from '../platform/words'
import type { loader } from '../routes/suggest'
import { forget, readHistory } from './search-history'

/** Pause in typing after which suggestions are asked for (spec A200). */
const suggestAfterMs = 300

/** Answers a key that was pressed in the search box; true when the key has done something here. */
export type OffersKeys = (key: string) => boolean

type Cell = { readonly id: string; readonly act: () => void }
type Line = { readonly cells: readonly Cell[]; readonly onDelete?: () => void }
type Place = { readonly line: number; readonly cell: number }

const nowhere: Place = { line: -1, cell: 0 }

/**
 * What a search may be: earlier searches and hot words while nothing is typed, suggestions afterwards. A grid of cells
 * beside a box that keeps the focus: up and down move through lines, right and left reach the button that forgets a
 * search, which Delete does as well.
 */
export function SearchOffers({
  id,
  text,
  hotWords,
  keys,
  onActive,
  onOffered,
  onSearch,
  onHot,
}: {
  id: string
  /** What stands in the box. */
  text: string
  hotWords: readonly HotWord[]
  /** Filled by this component, for the box to hand over its keys. */
  keys: RefObject<OffersKeys | undefined>
  onActive: (cellId: string | undefined) => void
  onOffered: (count: number) => void
  onSearch: (word: string) => void
  onHot: (hot: HotWord) => void
}) {
  const say = useWords()
  const [history, setHistory] = useState<readonly string[]>(readHistory)
  const [place, setPlace] = useState(nowhere)
  const suggestions = useSuggestions(text)

  const cell = (name: string, act: () => void): Cell => ({ id: `${id}-${name}`, act })
  const searches = text === '' ? history : []
  const earlier = searches.map((word, index) => ({
    word,
    line: {
      cells: [cell(`earlier-${index}`, () => onSearch(word)), cell(`forget-${index}`, () => setHistory(forget(word)))],
      onDelete: () => setHistory(forget(word)),
    },
  }))
  const forgetAll: Line[] = searches.length > 0 ? [{ cells: [cell('forget-all', () => setHistory(forget()))] }] : []
  const hot = (text === '' ? hotWords : []).map((each, index) => ({
    each,
    line: { cells: [cell(`hot-${index}`, () => onHot(each))] },
  }))
  const suggested = suggestions.map((word, index) => ({
    word,
    line: { cells: [cell(`suggested-${index}`, () => onSearch(word))] },
  }))
  const lines: readonly Line[] = [
    ...suggested.map(({ line }) => line),
    ...earlier.map(({ line }) => line),
    ...forgetAll,
    ...hot.map(({ line }) => line),
  ]
  const chosen = lines[place.line]?.cells[place.cell]

  const [typed, setTyped] = useState(text)
  if (typed !== text) {
    setTyped(text)
    setPlace(nowhere)
  }

  const chosenId = chosen?.id
  useLayoutEffect(() => {
    onActive(chosenId)
    if (chosenId !== undefined) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' })
  }, [chosenId, onActive])
  useLayoutEffect(() => onOffered(lines.length), [lines.length, onOffered])

  const answer: OffersKeys = (key) => {
    const line = lines[place.line]
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (lines.length === 0) return false
      const start = place.line < 0 && key === 'ArrowUp' ? 0 : place.line
      setPlace({ line: (start + (key === 'ArrowDown' ? 1 : -1) + lines.length) % lines.length, cell: 0 })
      return true
    }
    if (!line) return false
    if (key === 'Enter') chosen?.act()
    else if (key === 'Delete' && line.onDelete) line.onDelete()
    // Elsewhere these move the caret.
    else if (key === 'ArrowRight' && place.cell + 1 < line.cells.length) setPlace({ ...place, cell: place.cell + 1 })
    else if (key === 'ArrowLeft' && place.cell > 0) setPlace({ ...place, cell: place.cell - 1 })
    else return false
    return true
  }

  useLayoutEffect(() => {
    keys.current = answer
  })

  const look = (line: Line, index = 0) => {
    const shown = line.cells[index]
    return {
      id: shown?.id,
      isChosen: shown !== undefined && shown === chosen,
      onPress: () => shown?.act(),
    }
  }

  return (
    <>
      <p role="status" className="sr-only">
        {text !== '' && say('shell.suggestionCount', { count: suggestions.length })}
      </p>
      {lines.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a popup of a combobox, which keeps the focus and names the active cell; not a table
        <div
          id={id}
          role="grid"
          aria-label={say('shell.searchSuggestions')}
          // Pressing in here must not take the focus from the box, which would close all this.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-[70dvh] animate-arrive overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface py-2 shadow-floating"
        >
          {suggested.length > 0 && (
            <Lines label={say('shell.searchSuggestions')} isTitleHidden>
              {suggested.map(({ word, line }) => (
                <Row key={word}>
                  <Word {...look(line)} icon={<Search aria-hidden />}>
                    {word}
                  </Word>
                </Row>
              ))}
            </Lines>
          )}
          {earlier.length > 0 && (
            <Lines
              label={say('shell.searchHistory')}
              className="flex flex-wrap items-center gap-2 px-4 pt-1 pb-2"
              isTitleHidden={false}
            >
              {earlier.map(({ word, line }) => (
                <Row key={word} className="flex max-w-full overflow-hidden rounded-full border border-line text-sm">
                  <Word {...look(line)} look="chip" icon={<History aria-hidden />}>
                    {word}
                  </Word>
                  <Forget {...look(line, 1)} label={say('shell.forgetSearch', { what: word })} />
                </Row>
              ))}
              {forgetAll.map((line) => (
                <Row key="all">
                  <Word {...look(line)} look="quiet">
                    {say('shell.clearHistory')}
                  </Word>
                </Row>
              ))}
            </Lines>
          )}
          {hot.length > 0 && (
            <Lines label={say('shell.searchHot')} className="sm:grid sm:grid-cols-2" isTitleHidden={false}>
              {hot.map(({ each, line }) => (
                <Row key={each.word}>
                  <Word
                    {...look(line)}
                    icon={
                      each.icon === '' ? (
                        <TrendingUp aria-hidden />
                      ) : (
                        <img
                          src={each.icon}
                          alt=""
                          width={20}
                          height={20}
                          className="size-5 rounded-sm object-contain"
                        />
                      )
                    }
                  >
                    {each.word}
                  </Word>
                </Row>
              ))}
            </Lines>
          )}
        </div>
      )}
    </>
  )
}

/** What the shop suggests for a text, asked for once the typing has paused. */
function useSuggestions(text: string): readonly string[] {
  const fetcher = useFetcher<typeof loader>()
  const { load } = fetcher
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => load(paths.suggest({ keyword: text })).catch(() => undefined), suggestAfterMs)
    return () => clearTimeout(timer)
  }, [text, load])
  return text === '' ? [] : (fetcher.data?.words ?? []).slice(0, 10)
}

function Lines({
  label,
  isTitleHidden,
  className,
  children,
}: {
  label: string
  isTitleHidden: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <div className="[&+&]:mt-1 [&+&]:border-t [&+&]:border-line [&+&]:pt-1">
      {!isTitleHidden && (
        <div aria-hidden className="px-4 py-1.5 text-xs font-medium text-ink-mute">
          {label}
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: see the grid */}
      <div role="rowgroup" aria-label={label} className={className}>
        {children}
      </div>
    </div>
  )
}

function Row({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    // biome-ignore lint/a11y/useFocusableInteractive: see the grid
    <div role="row" className={className}>
      {children}
    </div>
  )
}

type CellLook = { readonly id: string | undefined; readonly isChosen: boolean; readonly onPress: () => void }

const looks = {
  line: 'flex min-h-control items-center gap-3 px-4 text-sm',
  chip: 'flex min-h-9 min-w-0 items-center gap-2 ps-3 pe-1 pointer-coarse:min-h-11',
  quiet: 'flex min-h-9 items-center rounded-full px-3 text-xs text-ink-mute pointer-coarse:min-h-11',
} as const

function Word({
  id,
  isChosen,
  onPress,
  icon,
  look = 'line',
  children,
}: CellLook & { icon?: ReactNode; look?: keyof typeof looks; children: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    // biome-ignore lint/a11y/useFocusableInteractive: see the grid
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box moves through the cells by keyboard
    <div
      id={id}
      role="gridcell"
      aria-selected={isChosen}
      onClick={onPress}
      className={classNames(
        looks[look],
        'cursor-pointer hover:bg-primary-soft hover:text-primary [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-mute',
        isChosen && 'bg-primary-soft text-primary',
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </div>
  )
}

function Forget({ id, isChosen, onPress, label }: CellLook & { label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    // biome-ignore lint/a11y/useFocusableInteractive: see the grid
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box moves through the cells by keyboard
    <div
      id={id}
      role="gridcell"
      aria-selected={isChosen}
      aria-label={label}
      title={label}
      onClick={onPress}
      className={classNames(
        'grid w-9 shrink-0 cursor-pointer place-items-center text-ink-mute hover:bg-primary-soft hover:text-primary pointer-coarse:w-11 [&_svg]:size-4',
        isChosen && 'bg-primary-soft text-primary',
      )}
    >
      <X aria-hidden />
    </div>
  )
}
