import { Tabs } from '@cusp/ui'
import { paths } from '../../paths'
import { useWords } from '../../platform/words'
import { type OrderQuery, tabNames, writeOrderQuery } from './order-query'

const labels = {
  all: 'orders.tabAll',
  pendingPayment: 'orders.tabPendingPayment',
  pendingShipment: 'orders.tabPendingShipment',
  pendingReceipt: 'orders.tabPendingReceipt',
  completed: 'orders.tabCompleted',
} as const

export function OrderTabs({
  query,
  counts,
}: {
  query: OrderQuery
  counts: { readonly pendingPayCount: number; readonly pendingShipCount: number; readonly shippedCount: number }
}) {
  const say = useWords()
  const waiting: Partial<Record<OrderQuery['tab'], number>> = {
    pendingPayment: counts.pendingPayCount,
    pendingShipment: counts.pendingShipCount,
    pendingReceipt: counts.shippedCount,
  }
  const written = (count: number | undefined) =>
    count === undefined || count === 0 ? undefined : count > 99 ? '99+' : String(count)
  const { keyword } = query
  return (
    <Tabs
      label={say('orders.tabs')}
      className="-mx-4 px-4 md:mx-0 md:px-0"
      tabs={[
        ...tabNames.map((tab) => ({
          href: paths.orderList(writeOrderQuery({ tab, keyword })),
          label: say(labels[tab]),
          count: written(waiting[tab]),
          current: !query.medicineOnly && query.tab === tab,
        })),
        {
          href: paths.orderList(writeOrderQuery({ medicineOnly: true, keyword })),
          label: say('orders.tabMedicine'),
          current: query.medicineOnly,
        },
      ]}
    />
  )
}
