import { type Minor, minus, nothing, sum, times } from '@cusp/kernel'

export type PricedLine = {
  readonly storeId: string
  readonly quantity: number
  readonly listPrice: Minor
  /** What a piece costs after the item discount. */
  readonly unitPrice: Minor
}

export type Delivery = {
  readonly freight: Minor
  /** Goods of the store from which it is free; null when it never is. */
  readonly freeFrom: Minor | null
}

/** What a delivery costs for a store's goods after item discounts and before coupons (decision 47). */
export const freightFor = (goods: Minor, { freight, freeFrom }: Delivery): Minor =>
  freeFrom !== null && goods >= freeFrom ? nothing : freight

export const goodsOf = (lines: readonly PricedLine[]): Minor =>
  sum(lines.map((line) => times(line.unitPrice, line.quantity)))

export type Totals = {
  readonly goods: Minor
  /** What item discounts have taken off the list prices; for show only. */
  readonly saved: Minor
  readonly freight: Minor
  readonly payable: Minor
  readonly stores: ReadonlyMap<string, { readonly goods: Minor; readonly freight: Minor }>
}

/** Adds an order up from its lines and the delivery chosen for each of its stores (decisions 46, 47). */
export function totalsOf(lines: readonly PricedLine[], deliveries: ReadonlyMap<string, Delivery>): Totals {
  const stores = new Map<string, { goods: Minor; freight: Minor }>()
  for (const storeId of new Set(lines.map((line) => line.storeId))) {
    const goods = goodsOf(lines.filter((line) => line.storeId === storeId))
    const delivery = deliveries.get(storeId)
    if (!delivery) throw new Error(`no delivery was chosen for store ${storeId}`)
    stores.set(storeId, { goods, freight: freightFor(goods, delivery) })
  }
  const parts = [...stores.values()]
  const goods = sum(parts.map((part) => part.goods))
  const freight = sum(parts.map((part) => part.freight))
  const saved = sum(lines.map((line) => times(minus(line.listPrice, line.unitPrice), line.quantity)))
  return { goods, saved, freight, payable: sum([goods, freight]), stores }
}
