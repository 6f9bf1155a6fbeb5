import { useLayoutEffect, useState } from 'react'
import type { useFetcher } from 'react-router'

type Fields = Record<string, string | number>
type Fetcher = Pick<ReturnType<typeof useFetcher>, 'state' | 'submit'>

/**
 * Sends changes of one thing one after the other, so that the server hears them in the order in which they were made.
 * While one is on its way only the newest waits.
 */
export function useInTurn(fetcher: Fetcher, action: string) {
  const { state, submit } = fetcher
  const [waiting, setWaiting] = useState<Fields>()

  // Before anybody can see that nothing is on its way: a page left in that moment would lose the change that waits.
  useLayoutEffect(() => {
    if (state !== 'idle' || waiting === undefined) return
    setWaiting(undefined)
    void submit(waiting, { method: 'post', action, flushSync: true })
  }, [state, waiting, submit, action])

  function send(fields: Fields): void {
    if (state !== 'idle') setWaiting(fields)
    else void submit(fields, { method: 'post', action, flushSync: true })
  }
  return { waiting, send }
}
