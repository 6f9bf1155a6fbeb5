import { useEffect, useState } from 'react'

/** A part of a page that links lead to. */
export type Stop = { readonly anchor: string; readonly name: string }

/** A part counts as reached when its top is this near to the window's. */
const reached = 200

function lastPassed(stops: readonly Stop[]): string {
  const passed = stops.filter(({ anchor }) => {
    const top = document.getElementById(anchor)?.getBoundingClientRect().top
    return top !== undefined && top <= reached
  })
  return passed.at(-1)?.anchor ?? ''
}

/** The anchor of the part that the reader is on; '' above the first, undefined until `after` pixels have gone by. */
export function useStopReached(stops: readonly Stop[], after: number): string | undefined {
  const [here, setHere] = useState<string>()
  useEffect(() => {
    let asked = 0
    function look(): void {
      asked = 0
      setHere(window.scrollY > after ? lastPassed(stops) : undefined)
    }
    function onScroll(): void {
      if (asked === 0) asked = requestAnimationFrame(look)
    }
    look()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(asked)
    }
  }, [stops, after])
  return here
}
