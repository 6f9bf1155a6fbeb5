import { usePrices } from '../../platform/prices'
import { useWords } from '../../platform/words'
import type { Picks } from './picks'

/** What has been chosen so far: pieces, variants, total. */
export function Balance({ picks }: { picks: Picks }) {
  const say = useWords()
  const { money } = usePrices()
  return (
    <p aria-live="polite" className="tabular flex flex-wrap items-baseline gap-x-3 text-sm text-ink-mute">
      <span>
        {say('product.selectedPieces', { count: picks.pieces })}
        {picks.variants > 0 && ` · ${say('product.selectedVariants', { count: picks.variants })}`}
      </span>
      {picks.pieces > 0 && (
        <span>
          {say('product.total')} <strong className="text-lg font-semibold text-accent">{money(picks.total)}</strong>
        </span>
      )}
    </p>
  )
}
