import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from './button'
import { classNames } from './class-names'
import { useModal } from './modal'

type Closing =
  | { closable?: true | undefined; closeLabel: string }
  /** Only its own buttons lead out of it. */
  | { closable: false; closeLabel?: undefined }

export type DialogProps = Closing & {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | undefined
  children: ReactNode
}

const widths = { sm: 'max-w-dialog-sm', md: 'max-w-dialog-md', lg: 'max-w-dialog-lg' } as const

function Sheet({
  titleId,
  title,
  closeLabel,
  onClose,
  footer,
  children,
}: Pick<DialogProps, 'title' | 'onClose' | 'footer' | 'children'> & {
  titleId: string
  closeLabel: string | undefined
}) {
  return (
    <>
      <header className="flex items-start gap-4 px-5 pt-4 pb-3">
        <h2 id={titleId} className="min-w-0 flex-1 py-1.5 text-lg font-semibold">
          {title}
        </h2>
        {closeLabel !== undefined && (
          <IconButton label={closeLabel} onClick={onClose} className="-me-2">
            <X aria-hidden />
          </IconButton>
        )}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 text-sm">{children}</div>
      {footer !== undefined && (
        <footer className="flex flex-col-reverse gap-2 border-t border-line bg-canvas px-5 py-3 sm:flex-row sm:justify-end">
          {footer}
        </footer>
      )}
    </>
  )
}

export function Dialog({
  open,
  onClose,
  title,
  footer,
  size = 'md',
  closable = true,
  closeLabel,
  children,
}: DialogProps) {
  const titleId = useId()
  const modal = useModal({ open, onClose, closable })
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={classNames(
        'dialog-motion m-auto max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] flex-col overflow-hidden rounded-lg bg-surface text-ink shadow-floating open:flex',
        widths[size],
      )}
    >
      <Sheet {...{ titleId, title, closeLabel, onClose, footer }}>{children}</Sheet>
    </dialog>
  )
}

export type DrawerProps = Omit<Extract<DialogProps, { closeLabel: string }>, 'size' | 'closable'> & {
  /** The edge it comes from; `bottom` suits a thumb. */
  side?: 'bottom' | 'start' | 'end' | undefined
}

const sides = {
  bottom: 'drawer-motion-bottom mt-auto max-h-[85dvh] w-full max-w-full rounded-t-xl pb-[env(safe-area-inset-bottom)]',
  start: 'drawer-motion-start me-auto h-dvh max-h-dvh w-[calc(100%-48px)] max-w-dialog-sm',
  end: 'drawer-motion-end ms-auto h-dvh max-h-dvh w-[calc(100%-48px)] max-w-dialog-sm',
} as const

/** A sheet along one edge, for filters and navigation on phones. */
export function Drawer({ open, onClose, title, footer, side = 'bottom', closeLabel, children }: DrawerProps) {
  const titleId = useId()
  const modal = useModal({ open, onClose, closable: true })
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={classNames('flex-col overflow-hidden bg-surface text-ink shadow-floating open:flex', sides[side])}
    >
      <Sheet {...{ titleId, title, closeLabel, onClose, footer }}>{children}</Sheet>
    </dialog>
  )
}
