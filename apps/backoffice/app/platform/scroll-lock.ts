import { useLayoutEffect } from 'react'

let locks = 0

/** Keeps the page behind a dialog from scrolling for as long as any dialog asks for it. */
function useScrollLock(isLocked?: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return undefined
    locks += 1
    document.body.classList.add('is-behind-dialog')
    return () => {
      locks -= 1
      if (locks === 0) document.body.classList.remove('is-behind-dialog')
    }
  }, [isLocked])
}

// The module that this one replaces exports its hook as default.
// biome-ignore lint/style/noDefaultExport: the replaced module's importers expect it
export default useScrollLock
