import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names'

export type CarouselProps = {
  slides: readonly { key: string; content: ReactNode }[]
  labels: {
    carousel: string
    previous: string
    next: string
    pause: string
    play: string
    /** "Slide 2 of 5". */
    slide: (number: number) => string
  }
  /** Milliseconds each slide stays; without it nothing moves by itself. */
  autoplayMs?: number | undefined
  className?: string | undefined
}

/** One slide at a time, moved by swiping, scrolling, buttons or by itself; stands still while somebody looks closer. */
export function Carousel({ slides, labels, autoplayMs, className }: CarouselProps) {
  const count = slides.length
  const { track, at, show, onScroll, isAlive } = useTrack(count)
  const [isPlaying, setPlaying] = useState(autoplayMs !== undefined)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHeld = isHovered || isFocused

  useEffect(() => {
    if (autoplayMs === undefined || !isPlaying || isHeld || count < 2 || asksForStillness()) return
    const timer = setInterval(() => {
      if (!document.hidden) show(at + 1)
    }, autoplayMs)
    return () => clearInterval(timer)
  }, [autoplayMs, isPlaying, isHeld, at, count, show])

  return (
    <section
      aria-label={labels.carousel}
      aria-roledescription="carousel"
      className={classNames('group relative overflow-hidden rounded-lg', className)}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
        aria-live={isPlaying && !isHeld ? 'off' : 'polite'}
        className="scrollbar-none flex h-full snap-x focus-inset snap-mandatory overflow-x-auto overscroll-x-contain"
        onScroll={onScroll}
      >
        {slides.map((slide, index) => (
          <li
            key={slide.key}
            aria-label={labels.slide(index + 1)}
            // Without a script every slide can be reached by scrolling.
            inert={isAlive && index !== at}
            className="w-full shrink-0 snap-start"
          >
            {slide.content}
          </li>
        ))}
      </ul>
      {count > 1 && isAlive && (
        <>
          <div className="pointer-events-none absolute inset-x-3 top-1/2 flex -translate-y-1/2 justify-between opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:hidden">
            <button
              type="button"
              aria-label={labels.previous}
              className={classNames(roundClass, 'pointer-events-auto')}
              onClick={() => show(at - 1)}
            >
              <ChevronLeft aria-hidden />
            </button>
            <button
              type="button"
              aria-label={labels.next}
              className={classNames(roundClass, 'pointer-events-auto')}
              onClick={() => show(at + 1)}
            >
              <ChevronRight aria-hidden />
            </button>
          </div>
          <div className="absolute inset-x-0 bottom-2 flex pointer-coarse:bottom-0 items-center justify-center">
            <div className="relative flex items-center px-1.5 before:absolute before:inset-x-0 before:top-1/2 before:h-6 before:-translate-y-1/2 before:rounded-full before:bg-deep/70">
              {slides.map((slide, index) => (
                <button
                  key={slide.key}
                  type="button"
                  aria-label={labels.slide(index + 1)}
                  aria-current={index === at || undefined}
                  onClick={() => show(index)}
                  className="group/dot relative grid size-6 place-items-center focus-inset pointer-coarse:h-11 pointer-coarse:w-8"
                >
                  <span className="h-1.5 w-1.5 rounded-full bg-white/50 transition-all group-aria-[current]/dot:w-4 group-aria-[current]/dot:bg-white" />
                </button>
              ))}
              {autoplayMs !== undefined && (
                <button
                  type="button"
                  aria-label={isPlaying ? labels.pause : labels.play}
                  onClick={() => setPlaying(!isPlaying)}
                  className="relative grid size-6 place-items-center text-white focus-inset pointer-coarse:size-11 [&_svg]:size-3"
                >
                  {isPlaying ? <Pause aria-hidden fill="currentColor" /> : <Play aria-hidden fill="currentColor" />}
                </button>
              )}
            </div>
          </div>
        </>
      )}
    </section>
  )
}

export type CarouselGridProps = {
  items: readonly { key: string; content: ReactNode }[]
  labels: { previous: string; next: string }
  /** How many columns are in view, as grid classes; two rows of them. */
  className: string
}

/** Two rows of things, a view at a time; buttons beside them when there is more than one view. */
export function CarouselGrid({ items, labels, className }: CarouselGridProps) {
  const { track, at, show, onScroll, views } = useTrack()
  return (
    <div className="relative">
      <ul
        ref={track}
        onScroll={onScroll}
        className={classNames(
          'scrollbar-none grid snap-x grid-flow-col grid-rows-2 overflow-x-auto overscroll-x-contain',
          className,
        )}
      >
        {items.map(({ key, content }) => (
          <li key={key} className="min-w-0 snap-start">
            {content}
          </li>
        ))}
      </ul>
      {views > 1 && (
        <>
          <button
            type="button"
            aria-label={labels.previous}
            disabled={at === 0}
            className={classNames(roundClass, 'absolute -start-3 top-1/2 -translate-y-1/2 disabled:hidden')}
            onClick={() => show(at - 1)}
          >
            <ChevronLeft aria-hidden />
          </button>
          <button
            type="button"
            aria-label={labels.next}
            disabled={at === views - 1}
            className={classNames(roundClass, 'absolute -end-3 top-1/2 -translate-y-1/2 disabled:hidden')}
            onClick={() => show(at + 1)}
          >
            <ChevronRight aria-hidden />
          </button>
        </>
      )}
    </div>
  )
}

const roundClass =
  'grid size-control place-items-center rounded-full bg-surface/90 text-ink shadow-raised transition-colors hover:bg-surface hover:text-primary [&_svg]:size-5'

const asksForStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** A list that scrolls sideways by whole views. How many there are is measured unless it is known. */
function useTrack(known?: number) {
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [measured, setMeasured] = useState(0)
  const views = known ?? measured

  useEffect(() => {
    const list = track.current
    if (list === null) return
    const measure = () => setMeasured(Math.max(1, Math.ceil((list.scrollWidth - 1) / Math.max(1, list.clientWidth))))
    const watch = new ResizeObserver(measure)
    watch.observe(list)
    return () => watch.disconnect()
  }, [])

  const show = useCallback(
    (index: number): void => {
      const list = track.current
      if (list === null || views === 0) return
      const wrapped = (index + views) % views
      list.scrollTo({ left: wrapped * list.clientWidth, behavior: asksForStillness() ? 'instant' : 'smooth' })
    },
    [views],
  )
  const onScroll = (): void => {
    const list = track.current
    if (list === null || list.clientWidth === 0) return
    // The last view may be less than a whole one away.
    const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 1
    setAt(isAtEnd ? views - 1 : Math.min(views - 1, Math.round(list.scrollLeft / list.clientWidth)))
  }
  return { track, at, show, onScroll, views, isAlive: measured > 0 }
}
