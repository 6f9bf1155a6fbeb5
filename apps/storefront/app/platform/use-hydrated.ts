import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until the page has come alive: what needs a script may show itself only then. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
