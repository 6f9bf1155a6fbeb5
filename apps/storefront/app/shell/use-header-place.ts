import { useEffect, useState } from 'react'

export type HeaderPlace = 'top' | 'shown' | 'hidden'

/** From here on the header floats over the page and casts a shadow (spec A69, A200). */
const shadowFrom = 180

/** Hides the header on the way down and brings it back on the way up. */
export function useHeaderPlace(): HeaderPlace {
  const [place, setPlace] = useState<HeaderPlace>('top')
  useEffect(() => {
    let last = window.scrollY
    let asked = 0
    function look(): void {
      asked = 0
      const now = window.scrollY
      const moved = now - last
      if (Math.abs(moved) < 6 && now > shadowFrom) return
      last = now
      setPlace(now <= shadowFrom ? 'top' : moved > 0 ? 'hidden' : 'shown')
    }
    function onScroll(): void {
      if (asked === 0) asked = requestAnimationFrame(look)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(asked)
    }
  }, [])
  return place
}
