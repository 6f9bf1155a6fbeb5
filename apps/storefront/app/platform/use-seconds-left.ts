import { useEffect, useState } from 'react'

/** Whole seconds until a moment of this machine's clock, counting down; 0 when it has passed or there is none. */
export function useSecondsLeft(untilMs: number | undefined): number {
  const [nowMs, setNowMs] = useState(0)
  useEffect(() => {
    if (untilMs === undefined) return
    const look = () => {
      setNowMs(Date.now())
      if (Date.now() >= untilMs) clearInterval(timer)
    }
    const timer = setInterval(look, 1000)
    look()
    return () => clearInterval(timer)
  }, [untilMs])
  if (untilMs === undefined || nowMs === 0) return 0
  return Math.max(0, Math.ceil((untilMs - nowMs) / 1000))
}
