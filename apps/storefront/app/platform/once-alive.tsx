import type { ReactNode } from 'react'
import { useHydrated } from './use-hydrated'

/** What needs a script, from when the page has come alive; alone, so that nothing around it is drawn again for it. */
export function OnceAlive({ children }: { children: ReactNode }) {
  return useHydrated() ? children : null
}
