import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { type ButtonLook, buttonClass, iconButtonClass } from './button-class'
import { classNames } from './class-names'
import { Spinner } from './spinner'
import { VisuallyHidden } from './visually-hidden'

type Pressable = Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'children'> & {
  /** Under way: keeps its width and focus, refuses further presses. */
  loading?: boolean | undefined
  /** Why it cannot be pressed now; it stays focusable so that the reason can be read. */
  disabledReason?: string | undefined
}

function usePress({ loading = false, disabledReason, onClick, type = 'button', ...button }: Pressable) {
  const reasonId = useId()
  const isRefused = disabledReason !== undefined

  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (loading || isRefused) event.preventDefault()
    else onClick?.(event)
  }

  return {
    loading,
    reason: disabledReason !== undefined && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>,
    attributes: {
      ...button,
      type,
      onClick: press,
      'aria-busy': loading || undefined,
      'aria-disabled': isRefused || undefined,
      'aria-describedby': disabledReason === undefined ? button['aria-describedby'] : reasonId,
      title: disabledReason ?? button.title,
    },
  }
}

export type ButtonProps = Pressable & ButtonLook & { icon?: ReactNode; children: ReactNode }

export function Button({ variant, size, block, className, icon, children, ...pressable }: ButtonProps) {
  const { attributes, loading, reason } = usePress(pressable)
  return (
    <>
      <button {...attributes} className={buttonClass({ variant, size, block, className })}>
        <span className={classNames('inline-flex items-center justify-center gap-2', loading && 'opacity-0')}>
          {icon}
          {children}
        </span>
        {loading && <Spinner size="sm" className="absolute" />}
      </button>
      {reason}
    </>
  )
}

export type IconButtonProps = Pressable &
  Omit<ButtonLook, 'block'> & {
    /** Read aloud and shown as a tooltip. */
    label: string
    children: ReactNode
  }

export function IconButton({ variant, size, className, label, children, ...pressable }: IconButtonProps) {
  const { attributes, loading, reason } = usePress({ title: label, ...pressable })
  return (
    <>
      <button {...attributes} aria-label={label} className={iconButtonClass({ variant, size, className })}>
        {loading ? <Spinner size="sm" /> : children}
      </button>
      {reason}
    </>
  )
}
