import { useEffect, useEffectEvent, useState } from 'react'
import { classNames } from './class-names'
import { clockOffset, clockText, durationAttribute, minutesLeft, secondsUntil, untilNextTick } from './countdown-time'

const offsetFrom = clockOffset()

export type CountdownProps = {
  /** When it ends, by the server's clock, in milliseconds since 1970. */
  dueAtMs: number
  /** The server's clock when it answered; first paint and correction of the visitor's clock. */
  serverNowMs: number
  /** Called once when zero is reached here, also after sleep; not when it had ended before it was shown. */
  onEnd?: (() => void) | undefined
  /** What a screen reader hears once a minute, such as "5 minutes left". */
  announce: (minutes: number) => string
  className?: string | undefined
}

/** Time left as `h:mm:ss`, by the server's clock. */
export function Countdown({ dueAtMs, serverNowMs, onEnd, announce, className }: CountdownProps) {
  const [seconds, setSeconds] = useState(() => secondsUntil(dueAtMs, serverNowMs))
  const end = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    const offsetMs = offsetFrom(serverNowMs, Date.now())
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasRun = false

    function tick(): void {
      clearTimeout(timer)
      const nowMs = Date.now() + offsetMs
      const left = secondsUntil(dueAtMs, nowMs)
      setSeconds(left)
      if (left > 0) {
        hasRun = true
        timer = setTimeout(tick, untilNextTick(dueAtMs, nowMs))
      } else if (hasRun) {
        hasRun = false
        end()
      }
    }

    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [dueAtMs, serverNowMs])

  return (
    <>
      <time
        role="timer"
        aria-live="off"
        dateTime={durationAttribute(seconds)}
        className={classNames('tabular', className)}
      >
        {clockText(seconds)}
      </time>
      <span aria-live="polite" className="sr-only">
        {announce(minutesLeft(seconds))}
      </span>
    </>
  )
}
