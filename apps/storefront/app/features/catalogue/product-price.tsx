import type { Price as SeenPrice } from '@cusp/contract'
import { Price } from '@cusp/ui'
import { usePrices } from '../../platform/prices'
import { useWords } from '../../platform/words'

/** What a viewer pays and, when that is less, what it was; the shop's text for those who see no prices. */
export function ProductPrice({
  now,
  list,
  isFrom = false,
  hiddenText,
  size,
  className,
}: {
  now: SeenPrice
  list: SeenPrice
  isFrom?: boolean
  hiddenText: string
  size?: 'sm' | 'md' | 'lg'
  className?: string
}) {
  const say = useWords()
  const { price } = usePrices()
  const main = price(now)
  if (main === undefined) return <p className="text-sm text-primary">{hiddenText}</p>
  const isReduced = now.kind === 'amount' && list.kind === 'amount' && list.minor > now.minor
  return (
    <Price
      main={main}
      size={size}
      className={className}
      tone={now.kind === 'amount' ? 'accent' : 'plain'}
      {...(isReduced ? { old: price(list), oldLabel: say('shell.priceBefore') } : {})}
      {...(isFrom && now.kind === 'amount' ? { note: say('shell.priceFrom') } : {})}
    />
  )
}
