import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names'

export type StepState = 'done' | 'current' | 'ahead'

export type ProgressStep = {
  label: string
  state: StepState
  /** Under the label, such as when it happened. */
  note?: ReactNode
}

type StepsProps = {
  label: string
  steps: readonly ProgressStep[]
  /** How each state is read aloud. */
  stateLabels: Record<StepState, string>
  className?: string | undefined
}

const discs: Record<StepState, string> = {
  done: 'border-primary bg-primary text-on-primary',
  current: 'border-primary bg-surface text-primary ring-4 ring-primary-soft',
  ahead: 'border-line-strong bg-surface text-ink-mute',
}

function Disc({ state, number }: { state: StepState; number: number }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'tabular z-1 grid size-7 shrink-0 place-items-center rounded-full border-2 text-xs font-semibold',
        discs[state],
      )}
    >
      {state === 'done' ? <Check strokeWidth={3} className="size-3.5" /> : number}
    </span>
  )
}

const labelTone: Record<StepState, string> = {
  done: 'text-ink',
  current: 'font-semibold text-primary',
  ahead: 'text-ink-mute',
}

/** How far something has come: down the page on phones, across it elsewhere. */
export function ProgressSteps({ label, steps, stateLabels, className }: StepsProps) {
  return (
    <ol aria-label={label} className={classNames('flex flex-col sm:flex-row', className)}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className={classNames(
            'relative flex flex-1 gap-3 pb-5 last:pb-0 sm:flex-col sm:items-center sm:gap-2 sm:pb-0 sm:text-center',
            // The line to the next step.
            'before:absolute before:start-3.5 before:top-7 before:bottom-0 before:w-0.5 before:-translate-x-1/2 last:before:hidden sm:before:start-1/2 sm:before:top-3.5 sm:before:bottom-auto sm:before:h-0.5 sm:before:w-full sm:before:-translate-y-1/2 sm:before:translate-x-0',
            step.state === 'done' ? 'before:bg-primary' : 'before:bg-line',
          )}
        >
          <Disc state={step.state} number={index + 1} />
          <div className="min-w-0 text-sm sm:px-2">
            <p className={classNames('leading-7 sm:leading-tight', labelTone[step.state])}>
              {step.label}
              <span className="sr-only"> ({stateLabels[step.state]})</span>
            </p>
            {step.note !== undefined && <p className="tabular text-xs text-ink-mute">{step.note}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The parts of a task, in one line; on phones only the current one is named. */
export function Stepper({ label, steps, stateLabels, className }: StepsProps) {
  return (
    <ol aria-label={label} className={classNames('flex items-center gap-2 text-sm', className)}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="flex min-w-0 items-center gap-2 not-last:after:h-0.5 not-last:after:w-6 not-last:after:shrink-0 not-last:after:bg-line sm:not-last:after:w-10"
        >
          <Disc state={step.state} number={index + 1} />
          <span className={classNames('min-w-0', labelTone[step.state], step.state !== 'current' && 'max-sm:sr-only')}>
            {step.label}
            <span className="sr-only"> ({stateLabels[step.state]})</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
