import type { states } from '@cusp/contract'
import { idFrom, type StateOf } from '@cusp/kernel'
import {
  choiceFilter,
  dayFilter,
  type FilterValues,
  idFilter,
  pageFilter,
  pageSizeFilter,
  textFilter,
} from '../../platform/filters'

export type OrderStatus = StateOf<typeof states.orderStates>

/** Tabs in the order in which an order passes through them; what needs somebody's decision comes after. */
export const orderTabs = [
  'pendingPayment',
  'paying',
  'remitted',
  'pendingShipment',
  'pendingReceipt',
  'completed',
  'closed',
  'pendingReview',
  'held',
  'preOrder',
] as const satisfies readonly OrderStatus[]

export const orderFilters = {
  keyword: textFilter(),
  status: choiceFilter(orderTabs),
  from: dayFilter(),
  until: dayFilter(),
  /** Pre-orders in whatever status. */
  pre: choiceFilter(['only']),
  clinic: idFilter((text) => idFrom<'Clinic'>(text)),
  page: pageFilter(),
  size: pageSizeFilter(),
}
export type OrderFilters = FilterValues<typeof orderFilters>

/** The list call's question for these filters. */
export const orderQuestion = (filters: OrderFilters) => ({
  keyword: filters.keyword,
  status: filters.status,
  preOrdersOnly: filters.pre === 'only',
  from: filters.from,
  until: filters.until,
  clinicId: filters.clinic,
  pageIndex: filters.page,
  pageSize: filters.size,
})
