import { classNames } from '@cusp/ui'
import { type PointerEvent, type ReactNode, useRef } from 'react'

/** A press that moved this far was a drag: what lies under it is not pressed. */
const dragFrom = 6

/**
 * Things in a row that is moved sideways: by touch and wheel as any other, by its keys once it has the focus, and with a
 * mouse by dragging it.
 */
export function SidewaysStrip({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  const strip = useRef<HTMLUListElement>(null)
  const drag = useRef<{ from: number; scrolled: number; isDrag: boolean } | undefined>(undefined)
  const end = () => {
    const list = strip.current
    if (!list || !drag.current) return
    list.removeAttribute('data-dragged')
    drag.current = undefined
  }
  const move = ({ clientX, pointerId }: PointerEvent) => {
    const list = strip.current
    const now = drag.current
    if (!list || !now) return
    if (!now.isDrag && Math.abs(clientX - now.from) < dragFrom) return
    if (!now.isDrag) {
      now.isDrag = true
      list.setPointerCapture(pointerId)
      list.setAttribute('data-dragged', '')
    }
    list.scrollLeft = now.scrolled - (clientX - now.from)
  }
  return (
    <section aria-label={label} className={className}>
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
        aria-label={label}
        className={classNames(
          'scrollbar-none flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain py-1 focus-inset',
          'pointer-fine:cursor-grab data-dragged:cursor-grabbing data-dragged:snap-none data-dragged:select-none',
        )}
        onPointerDown={({ pointerType, button, clientX }) => {
          if (pointerType !== 'mouse' || button !== 0 || !strip.current) return
          drag.current = { from: clientX, scrolled: strip.current.scrollLeft, isDrag: false }
        }}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onPointerLeave={() => {
          if (drag.current?.isDrag === false) drag.current = undefined
        }}
        onDragStart={(event) => event.preventDefault()}
      >
        {children}
      </ul>
    </section>
  )
}
