import { classNames } from './class-names'

const sizes = { sm: 'text-sm', md: 'text-base', lg: 'text-2xl' } as const

export type PriceProps = {
  /** Already written out, with its currency. */
  main: string
  /** The price before; drawn struck through. */
  old?: string | undefined
  /** Read before the old price, such as "Was". */
  oldLabel?: string | undefined
  /** Beside or under it, such as "per box". */
  note?: string | undefined
  /** `plain` inside tables and sums, where every line is money. */
  tone?: 'accent' | 'plain' | undefined
  size?: keyof typeof sizes | undefined
  /** Old price and note on a line of their own that is kept free when there are none, so that rows of cards align. */
  stacked?: boolean | undefined
  className?: string | undefined
}

export function Price({
  main,
  old,
  oldLabel,
  note,
  tone = 'accent',
  size = 'md',
  stacked = false,
  className,
}: PriceProps) {
  return (
    <p className={classNames('tabular flex flex-wrap items-baseline gap-x-1.5 leading-snug', className)}>
      <span className={classNames('font-semibold', sizes[size], tone === 'accent' ? 'text-accent' : 'text-ink')}>
        {main}
      </span>
      {(stacked || old !== undefined || note !== undefined) && (
        <span className={classNames('text-xs text-ink-mute', stacked && 'min-h-4.5 w-full')}>
          {old !== undefined && (
            <>
              {oldLabel !== undefined && <span className="sr-only">{oldLabel} </span>}
              <s>{old}</s>{' '}
            </>
          )}
          {note}
        </span>
      )}
    </p>
  )
}
