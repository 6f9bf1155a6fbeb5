import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { classNames } from './class-names'

/** How long a toast stays (spec A198). */
const TOAST_MS = 2000

export type ToastTone = 'info' | 'success' | 'error'

type Toast = { id: number; tone: ToastTone; text: string }

export type Toasts = {
  info: (text: string) => void
  success: (text: string) => void
  error: (text: string) => void
}

const ToastContext = createContext<Toasts | undefined>(undefined)

/** Short messages that pass by themselves. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext)
  if (toasts === undefined) throw new Error('useToasts needs a ToastProvider above it')
  return toasts
}

const icons = { info: Info, success: CircleCheck, error: CircleAlert } as const
const iconTones = { info: 'text-on-deep-mute', success: 'text-primary-line', error: 'text-danger-line' } as const

export function ToastProvider({ children, durationMs = TOAST_MS }: { children: ReactNode; durationMs?: number }) {
  const [shown, setShown] = useState<readonly Toast[]>([])
  const [isHeld, setHeld] = useState(false)
  const nextId = useRef(0)

  const say = useCallback((tone: ToastTone, text: string) => {
    nextId.current += 1
    const toast: Toast = { id: nextId.current, tone, text }
    // The same sentence twice is one sentence, shown anew; more than three would cover the page.
    setShown((before) => [...before.filter((other) => other.text !== text), toast].slice(-3))
  }, [])

  const toasts = useMemo<Toasts>(
    () => ({
      info: (text) => say('info', text),
      success: (text) => say('success', text),
      error: (text) => say('error', text),
    }),
    [say],
  )

  const oldest = shown[0]?.id
  useEffect(() => {
    if (oldest === undefined || isHeld) return
    const timer = setTimeout(() => setShown((before) => before.filter((toast) => toast.id !== oldest)), durationMs)
    return () => clearTimeout(timer)
  }, [oldest, isHeld, durationMs])

  return (
    <ToastContext value={toasts}>
      {children}
      <ToastStack shown={shown} onHold={setHeld} />
    </ToastContext>
  )
}

function ToastStack({ shown, onHold }: { shown: readonly Toast[]; onHold: (isHeld: boolean) => void }) {
  const stack = useRef<HTMLDivElement>(null)
  const newest = shown.at(-1)?.id

  // Shown again for every toast: what entered the top layer last, such as a dialog, would otherwise cover it.
  useEffect(() => {
    const popover = stack.current
    if (popover === null || typeof popover.showPopover !== 'function') return
    if (popover.matches(':popover-open')) popover.hidePopover()
    if (newest === undefined) onHold(false)
    else popover.showPopover()
  }, [newest, onHold])

  const read = (isError: boolean): string =>
    shown
      .filter((toast) => (toast.tone === 'error') === isError)
      .map((toast) => toast.text)
      .join(' ')

  return (
    <>
      <p role="status" className="sr-only">
        {read(false)}
      </p>
      <p role="alert" className="sr-only">
        {read(true)}
      </p>
      <div
        ref={stack}
        popover="manual"
        aria-hidden
        onPointerEnter={() => onHold(true)}
        onPointerLeave={() => onHold(false)}
        className="inset-x-0 top-auto bottom-6 mx-auto my-0 w-max max-w-[calc(100%-32px)] flex-col items-center gap-2 overflow-visible bg-transparent p-0 open:flex"
      >
        {shown.map((toast) => {
          const Icon = icons[toast.tone]
          return (
            <div
              key={toast.id}
              className="flex max-w-dialog-sm animate-arrive items-start gap-2.5 rounded-md bg-deep px-4 py-3 text-sm text-white shadow-floating"
            >
              <Icon aria-hidden className={classNames('mt-0.5 size-4 shrink-0', iconTones[toast.tone])} />
              {toast.text}
            </div>
          )
        })}
      </div>
    </>
  )
}
