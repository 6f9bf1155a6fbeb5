/** Whole seconds until the due time, rounded up, never below 0. Both times in milliseconds since 1970. */
export function secondsUntil(dueAtMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((dueAtMs - nowMs) / 1000))
}

/** Milliseconds until the shown second changes. */
export function untilNextTick(dueAtMs: number, nowMs: number): number {
  const rest = (dueAtMs - nowMs) % 1000
  return rest <= 0 ? 1000 + rest : rest
}

const two = (value: number): string => String(value).padStart(2, '0')

/** `h:mm:ss`; hours run on past 24. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** The same as a `datetime` attribute, such as `PT1H2M3S`. */
export function durationAttribute(seconds: number): string {
  return `PT${Math.floor(seconds / 3600)}H${Math.floor(seconds / 60) % 60}M${seconds % 60}S`
}

/** Minutes left as a person says them: rounded up. */
export function minutesLeft(seconds: number): number {
  return Math.ceil(seconds / 60)
}

/**
 * Keeps how far the server's clock is ahead of this machine's. The latest server time wins, so that an old one
 * that is rendered again later does not turn the clock back.
 */
export function clockOffset(): (serverNowMs: number, localNowMs: number) => number {
  let latest = { serverNowMs: Number.NEGATIVE_INFINITY, offsetMs: 0 }
  return (serverNowMs, localNowMs) => {
    if (serverNowMs > latest.serverNowMs) latest = { serverNowMs, offsetMs: serverNowMs - localNowMs }
    return latest.offsetMs
  }
}
