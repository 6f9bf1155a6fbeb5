import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './button'
import { classNames } from './class-names'
import { softTone } from './tone'

export type NoticeTone = 'info' | 'success' | 'warning' | 'error'

const tones = {
  info: { Icon: Info, look: softTone.info },
  success: { Icon: CircleCheck, look: softTone.success },
  warning: { Icon: TriangleAlert, look: softTone.warning },
  error: { Icon: CircleAlert, look: softTone.danger },
} as const

export type NoticeProps = {
  tone?: NoticeTone | undefined
  title?: ReactNode
  children?: ReactNode
  /** A link or button under the text. */
  action?: ReactNode
  className?: string | undefined
} & ({ onDismiss: () => void; dismissLabel: string } | { onDismiss?: undefined; dismissLabel?: undefined })

/** Says something where it matters. Errors interrupt a screen reader, the rest waits. */
export function Notice({ tone = 'info', title, children, action, onDismiss, dismissLabel, className }: NoticeProps) {
  const { Icon, look } = tones[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames('flex items-start gap-3 rounded-md border px-4 py-3 text-sm', look, className)}
    >
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className="font-medium">{title}</p>}
        {children !== undefined && <div className="text-ink-soft">{children}</div>}
        {action !== undefined && <div className="mt-2 flex flex-wrap gap-2">{action}</div>}
      </div>
      {onDismiss !== undefined && (
        <IconButton size="sm" label={dismissLabel} onClick={onDismiss} className="-my-1 -me-2">
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
