import type { orders } from '@cusp/contract'
import { pageIndexFrom } from '../../platform/page-index'

/** The tabs with the codes that stand in addresses; kept equal to the contract by its own type. */
export const tabCodes: typeof orders.orderTabs = {
  all: -1,
  pendingPayment: 0,
  pendingShipment: 2,
  pendingReceipt: 3,
  completed: 4,
}
// Object.keys forgets the names that the table declares.
export const tabNames = Object.keys(tabCodes) as orders.OrderTab[]

/** What the address of the order list says (spec B45, decision 50). */
export type OrderQuery = {
  readonly tab: orders.OrderTab
  readonly medicineOnly: boolean
  readonly keyword: string
  readonly pageIndex: number
}

export function readOrderQuery(parameters: URLSearchParams): OrderQuery {
  const code = parameters.get('status')
  return {
    tab: tabNames.find((name) => String(tabCodes[name]) === code) ?? 'all',
    medicineOnly: parameters.get('isYp') === '1',
    keyword: (parameters.get('keyword') ?? '').trim().slice(0, 80),
    pageIndex: pageIndexFrom(parameters),
  }
}

/** The query without what says nothing. */
export function writeOrderQuery({ tab, medicineOnly, keyword, pageIndex }: Partial<OrderQuery>): {
  status?: string
  isYp?: number
  keyword?: string
  pageIndex?: number
} {
  return {
    ...(tab === undefined || tab === 'all' ? {} : { status: String(tabCodes[tab]) }),
    ...(medicineOnly ? { isYp: 1 } : {}),
    ...(keyword ? { keyword } : {}),
    ...(pageIndex === undefined || pageIndex === 1 ? {} : { pageIndex }),
  }
}
