import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names'
import { digitsOnly, mostSteps, type QuantityCorrection, settleTyped, stepBy } from './quantity'

/** Presses within this time become one commit. */
const COMMIT_PAUSE_MS = 400

export type QuantityStepperProps = {
  value: number
  min?: number | undefined
  max: number
  step?: number | undefined
  /** At every press and keystroke, already settled into bounds. Whoever renders keeps the value. */
  onChange: (quantity: number) => void
  /** When the buyer is done: on leaving the field, Enter, or shortly after the last press. */
  onCommit?: ((quantity: number) => void) | undefined
  /** When what was asked for cannot be had, such as more than there is; the moment to say so. */
  onCorrect?: ((correction: QuantityCorrection) => void) | undefined
  labels: { field: string; decrease: string; increase: string }
  name?: string | undefined
  size?: 'sm' | 'md' | undefined
  disabled?: boolean | undefined
  /** Why it is disabled; drawn under the control. */
  disabledReason?: string | undefined
  /** Also drawn under the control, such as how many are left. */
  note?: string | undefined
  className?: string | undefined
}

const endClass =
  'grid shrink-0 place-items-center text-ink-soft transition-colors focus-inset hover:bg-primary-soft hover:text-primary disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-faint aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-ink-faint [&_svg]:size-4'

const heights = { sm: 'h-control-sm', md: 'h-control' } as const
const squares = { sm: 'size-control-sm', md: 'size-control' } as const

/** Chooses a quantity in whole steps by press, key or typing. */
export function QuantityStepper({
  value,
  min = 0,
  max,
  step = 1,
  onChange,
  onCommit,
  onCorrect,
  labels,
  name,
  size = 'md',
  disabled = false,
  disabledReason,
  note,
  className,
}: QuantityStepperProps) {
  const noteId = useId()
  const [typed, setTyped] = useState<string>()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const bounds = { min, max, step }
  const most = mostSteps(bounds)
  const isOff = disabled || disabledReason !== undefined
  const text = disabledReason ?? note

  useEffect(() => () => clearTimeout(pause.current), [])

  function press(steps: number): void {
    const next = stepBy(value, steps, bounds)
    setTyped(undefined)
    if (next === value) {
      onCorrect?.(steps > 0 ? 'aboveMax' : 'belowMin')
      return
    }
    onChange(next)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      pause.current = undefined
      onCommit?.(next)
    }, COMMIT_PAUSE_MS)
  }

  function type(text: string): void {
    const digits = digitsOnly(text)
    setTyped(digits)
    const { quantity } = settleTyped(digits, bounds)
    if (quantity !== value) onChange(quantity)
  }

  function settle(): void {
    if (typed === undefined && pause.current === undefined) return
    clearTimeout(pause.current)
    pause.current = undefined
    const { quantity, correction } =
      typed === undefined ? { quantity: value, correction: undefined } : settleTyped(typed, bounds)
    setTyped(undefined)
    if (quantity !== value) onChange(quantity)
    if (correction !== undefined) onCorrect?.(correction)
    onCommit?.(quantity)
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>): void {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (steps !== undefined) {
      event.preventDefault()
      press(steps)
    } else if (event.key === 'Enter' && typed !== undefined) {
      event.preventDefault()
      settle()
    }
  }

  return (
    <div className={classNames('inline-flex flex-col gap-1', className)}>
      <div
        className={classNames(
          'inline-flex items-stretch self-start overflow-hidden rounded-md border bg-surface',
          isOff ? 'border-line bg-sunken' : 'border-line-strong',
          heights[size],
        )}
      >
        <button
          type="button"
          className={classNames(endClass, squares[size])}
          aria-label={labels.decrease}
          disabled={isOff}
          aria-disabled={value <= Math.min(min, most) || undefined}
          onClick={() => press(-1)}
        >
          <Minus aria-hidden />
        </button>
        <input
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={labels.field}
          aria-valuenow={value}
          aria-valuemin={Math.min(min, most)}
          aria-valuemax={most}
          aria-describedby={text === undefined ? undefined : noteId}
          name={name}
          disabled={isOff}
          value={typed ?? String(value)}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={settle}
          onKeyDown={onKey}
          className="tabular w-13 min-w-0 border-x border-line bg-transparent text-center text-base focus-inset pointer-fine:text-sm disabled:text-ink-mute"
        />
        <button
          type="button"
          className={classNames(endClass, squares[size])}
          aria-label={labels.increase}
          disabled={isOff}
          aria-disabled={value >= most || undefined}
          onClick={() => press(1)}
        >
          <Plus aria-hidden />
        </button>
      </div>
      {text !== undefined && (
        <p id={noteId} className="text-xs text-ink-mute">
          {text}
        </p>
      )}
    </div>
  )
}
