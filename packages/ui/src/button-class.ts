import { classNames } from './class-names'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

export type ButtonLook = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** As wide as its surroundings. */
  block?: boolean | undefined
  className?: string | undefined
}

const base =
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-md border text-center font-medium transition-colors select-none [&_svg]:shrink-0'

const off =
  'disabled:border-line disabled:bg-sunken disabled:text-ink-mute disabled:shadow-none aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-mute aria-disabled:shadow-none'

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-primary bg-primary text-on-primary shadow-raised hover:border-primary-hover hover:bg-primary-hover active:border-primary-active active:bg-primary-active',
  secondary:
    'border-line-strong bg-surface text-ink hover:border-primary hover:bg-primary-soft hover:text-primary active:border-primary-active',
  quiet: 'border-transparent bg-transparent text-primary hover:bg-primary-soft active:bg-primary-line',
  danger:
    'border-danger bg-danger text-on-danger shadow-raised hover:border-danger-hover hover:bg-danger-hover active:bg-danger-hover',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-control-sm px-3 py-1 text-sm leading-tight [&_svg]:size-4',
  md: 'min-h-control px-4 py-1.5 text-sm leading-tight [&_svg]:size-4',
  lg: 'min-h-control-lg px-6 py-2 text-base leading-tight [&_svg]:size-5',
}

/** The look of a button for anything that is not one, such as a router's link. */
export function buttonClass({ variant = 'primary', size = 'md', block = false, className }: ButtonLook = {}): string {
  return classNames(base, variants[variant], sizes[size], off, block && 'w-full', className)
}

// Icons without a border recede until they are pointed at.
const quietIcon =
  'border-transparent bg-transparent text-ink-soft hover:bg-primary-soft hover:text-primary active:bg-primary-line'

const squares: Record<ButtonSize, string> = {
  sm: 'size-control-sm [&_svg]:size-4',
  md: 'size-control [&_svg]:size-5',
  lg: 'size-control-lg [&_svg]:size-6',
}

/** The look of a square button that holds one icon. */
export function iconButtonClass({ variant = 'quiet', size = 'md', className }: Omit<ButtonLook, 'block'> = {}): string {
  return classNames(base, variant === 'quiet' ? quietIcon : variants[variant], squares[size], off, className)
}
