import type { orders } from '@cusp/contract'
import { type Currency, formatMoney } from '@cusp/kernel'
import { Card, RadioCard, Tag } from '@cusp/ui'
import { useWords } from '../../platform/words'
import { expressField } from './choices'
import { GoodsList } from './goods-list'

type Split = orders.OrderConfirmation['splitOrders'][number]

/** What one store sends, and how. */
export function ConfirmStore({ split, currency }: { split: Split; currency: Currency }) {
  const say = useWords()
  return (
    <Card
      title={split.storeName}
      actions={split.isYp && <Tag tone="info">{say('orders.medicine')}</Tag>}
      footer={
        <p className="tabular flex justify-between gap-4 text-sm">
          <span className="text-ink-soft">{say('orders.storeTotal')}</span>
          <strong className="font-semibold">{formatMoney(split.totalPrice, currency)}</strong>
        </p>
      }
    >
      <GoodsList goods={split.orderTemps} currency={currency} />
      <fieldset className="mt-3 border-t border-line pt-3">
        <legend className="sr-only">{say('orders.deliveryOf', { store: split.storeName })}</legend>
        <p aria-hidden className="mb-2 text-sm font-medium">
          {say('orders.delivery')}
        </p>
        <div className="grid gap-2 sm:grid-cols-2">
          {split.expressPrice.map((express) => (
            <RadioCard
              key={express.expressId}
              name={expressField(split.storeId)}
              value={express.expressId}
              defaultChecked={express.isDefault}
              title={express.expressName}
              note={
                express.freePrice !== null && express.freight > 0
                  ? say('orders.freeFrom', { amount: formatMoney(express.freePrice, currency) })
                  : undefined
              }
              end={
                <span className="tabular">
                  {express.freight === 0 ? say('orders.freeDelivery') : formatMoney(express.freight, currency)}
                </span>
              }
            />
          ))}
        </div>
      </fieldset>
    </Card>
  )
}
