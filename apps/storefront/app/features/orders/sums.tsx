import { type Currency, formatMoney, type Minor } from '@cusp/kernel'

/** Names and amounts, one line each, with what is to be paid below; every amount is shown once (decision 46). */
export function Sums({
  lines,
  total,
  parts = [],
  currency,
}: {
  lines: readonly { readonly label: string; readonly amount: Minor; readonly isLess?: boolean }[]
  total: { readonly label: string; readonly amount: Minor }
  /** What the total is paid in, where it is paid in parts. */
  parts?: readonly { readonly label: string; readonly amount: Minor }[]
  currency: Currency
}) {
  return (
    <dl className="tabular grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 text-sm">
      {lines.map(({ label, amount, isLess = false }) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="ps-4 text-end">
            {isLess && '−'}
            {formatMoney(amount, currency)}
          </dd>
        </div>
      ))}
      <dt className="border-t border-line pt-3 font-medium">{total.label}</dt>
      <dd className="border-t border-line ps-4 pt-2 text-end text-xl font-semibold text-accent">
        {formatMoney(total.amount, currency)}
      </dd>
      {parts.map(({ label, amount }) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="ps-4 text-end font-medium">{formatMoney(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
