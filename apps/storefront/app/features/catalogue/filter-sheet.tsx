import { Drawer } from '@cusp/ui'
import type { MouseEvent, ReactNode } from 'react'
import { useWords } from '../../platform/words'

/** The filters on narrow screens. Choosing one closes the sheet and shows what it leaves. */
export function FilterSheet({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  const say = useWords()
  function onPress({ target }: MouseEvent): void {
    const link = target instanceof Element ? target.closest('a') : null
    // What opens a dialog stays where it is.
    if (link !== null && !link.hasAttribute('aria-haspopup')) onClose()
  }
  return (
    <Drawer open={open} onClose={onClose} title={say('search.filters')} closeLabel={say('shell.close')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only hears the links inside being followed */}
      <div onClick={onPress}>{children}</div>
    </Drawer>
  )
}
