import { type RefObject, useEffect } from 'react'

/** Closes an open `<details>` panel on Escape, on a press elsewhere, on focus elsewhere and after a link in it. */
export function useDismissal(panel: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = panel.current
    if (details === null) return

    const close = (): void => {
      details.open = false
    }
    const onOutside = (event: Event): void => {
      if (details.open && event.target instanceof Node && !details.contains(event.target)) close()
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !details.open) return
      close()
      details.querySelector('summary')?.focus()
    }
    const onPress = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('a, [data-closes]') !== null) close()
    }

    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    details.addEventListener('keydown', onKey)
    details.addEventListener('click', onPress)
    return () => {
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
      details.removeEventListener('keydown', onKey)
      details.removeEventListener('click', onPress)
    }
  }, [panel])
}
