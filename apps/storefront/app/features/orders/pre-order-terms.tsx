import type { orders } from '@cusp/contract'
import { Notice } from '@cusp/ui'
import { useWords } from '../../platform/words'

/** What a pre-order means, before it is placed. */
export function PreOrderTerms({ terms }: { terms: NonNullable<orders.OrderConfirmation['preOrder']> }) {
  const say = useWords()
  const { expectedOn, balance, balanceDays, keptPercent } = terms
  return (
    <Notice tone="info" title={say('orders.preOrderTitle')}>
      <ul className="list-disc ps-5">
        <li>{say('orders.preOrderAlone')}</li>
        {expectedOn !== null && <li>{say('orders.preOrderExpected', { date: expectedOn })}</li>}
        {balance > 0 && <li>{say('orders.preOrderBalance', { days: balanceDays })}</li>}
        <li>{say('orders.preOrderCancel')}</li>
        {balance > 0 && (
          <li>
            {keptPercent === 0 ? say('orders.preOrderReturned') : say('orders.preOrderKept', { percent: keptPercent })}
          </li>
        )}
      </ul>
    </Notice>
  )
}
