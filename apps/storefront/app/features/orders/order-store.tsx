import type { orders } from '@cusp/contract'
import { type Currency, formatMoney } from '@cusp/kernel'
import { Card, CopyButton, Tag } from '@cusp/ui'
import { Truck } from 'lucide-react'
import { hongKongTime } from '../../platform/hong-kong-time'
import { useWords } from '../../platform/words'
import { GoodsList } from './goods-list'

type Store = orders.OrderDetail['shardingPayOrder'][number]

/** What one store sends: its goods, its delivery and its parcels. */
export function OrderStore({ store, currency, isClosed }: { store: Store; currency: Currency; isClosed: boolean }) {
  const say = useWords()
  return (
    <Card
      title={store.storeName}
      actions={store.isYp && <Tag tone="info">{say('orders.medicine')}</Tag>}
      footer={
        <div className="flex flex-col gap-2 text-sm">
          <p className="tabular flex justify-between gap-4">
            <span className="text-ink-soft">{say('orders.shippingBy', { express: store.expressName })}</span>
            <span>{store.freight === 0 ? say('orders.freeDelivery') : formatMoney(store.freight, currency)}</span>
          </p>
          {store.mailList.length === 0 && !isClosed && <p className="text-ink-mute">{say('orders.noParcels')}</p>}
          {store.mailList.length > 0 && (
            <ul className="flex flex-col gap-1">
              {store.mailList.map((parcel) => (
                <li key={parcel.mailNo} className="flex flex-wrap items-center gap-x-2">
                  <Truck aria-hidden className="size-4 text-primary" />
                  {parcel.expressName}
                  <span className="tabular font-medium">{parcel.mailNo}</span>
                  <CopyButton
                    text={parcel.mailNo}
                    labels={{ copy: say('orders.copyWaybill'), copied: say('orders.copied') }}
                  />
                  <span className="tabular ms-auto text-xs text-ink-mute">{hongKongTime(parcel.shippedAt)}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      }
    >
      <GoodsList goods={store.goods} currency={currency} />
    </Card>
  )
}
