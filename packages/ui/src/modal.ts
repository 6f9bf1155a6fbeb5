import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react'

type Modal = {
  open: boolean
  onClose: () => void
  /** Whether Escape and a press beside it close it. */
  closable: boolean
}

/** Runs a native modal dialog from a prop. The browser traps the focus and gives it back on closing. */
export function useModal({ open, onClose, closable }: Modal): {
  ref: RefObject<HTMLDialogElement | null>
  onClose: () => void
  onCancel: (event: { preventDefault: () => void }) => void
  onKeyDown: (event: { key: string; preventDefault: () => void }) => void
  onClick: (event: MouseEvent<HTMLDialogElement>) => void
} {
  const ref = useRef<HTMLDialogElement>(null)

  // Before the element leaves the page, or the focus would have nowhere to return to.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || dialog === null) return
    dialog.showModal()
    return () => dialog.close()
  }, [open])

  return {
    ref,
    // A close that this hook made itself, or that was followed by opening again, is no wish of the visitor's.
    onClose: () => {
      if (open && ref.current?.open === false) onClose()
    },
    onCancel: (event) => {
      if (!closable) event.preventDefault()
    },
    // A second Escape skips the cancel event.
    onKeyDown: (event) => {
      if (event.key === 'Escape' && !closable) event.preventDefault()
    },
    onClick: (event) => {
      if (closable && event.target === event.currentTarget) onClose()
    },
  }
}
