import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
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

const roundClass =
  'grid size-control place-items-center rounded-full bg-surface/90 text-ink shadow-raised transition-colors hover:bg-surface hover:text-primary [&_svg]:size-5'

const asksForStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** One slide at a time, moved by swiping, scrolling, buttons or by itself; stands still while somebody looks closer. */
export function Carousel({ slides, labels, autoplayMs, className }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(autoplayMs !== undefined)
  const [isHeld, setHeld] = useState(false)
  const count = slides.length

  function show(index: number): void {
    const list = track.current
    if (list === null) return
    const wrapped = (index + count) % count
    list.scrollTo({ left: wrapped * list.clientWidth, behavior: asksForStillness() ? 'instant' : 'smooth' })
  }

  useEffect(() => {
    if (autoplayMs === undefined || !isPlaying || isHeld || count < 2 || asksForStillness()) return
    const timer = setTimeout(() => {
      const list = track.current
      if (list === null || document.hidden) return
      list.scrollTo({ left: ((at + 1) % count) * list.clientWidth, behavior: 'smooth' })
    }, autoplayMs)
    return () => clearTimeout(timer)
  }, [autoplayMs, isPlaying, isHeld, at, count])

  return (
    <section
      aria-label={labels.carousel}
      aria-roledescription="carousel"
      className={classNames('group relative overflow-hidden rounded-lg', className)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
        aria-live={isPlaying && !isHeld ? 'off' : 'polite'}
        className="scrollbar-none flex snap-x focus-inset snap-mandatory overflow-x-auto overscroll-x-contain"
        onScroll={(event) => {
          const list = event.currentTarget
          if (list.clientWidth > 0) setAt(Math.min(count - 1, Math.round(list.scrollLeft / list.clientWidth)))
        }}
      >
        {slides.map((slide, index) => (
          <li
            key={slide.key}
            aria-label={labels.slide(index + 1)}
            inert={index !== at}
            className="w-full shrink-0 snap-start"
          >
            {slide.content}
          </li>
        ))}
      </ul>
      {count > 1 && (
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
