import type { Currency } from '@cusp/kernel'
import type { ExpressMethod } from '../catalogue'
import type { GoodsLine } from './goods'
import { chooseDeliveries, standingChoices } from './rules/delivery'
import { type Delivery, type Totals, totalsOf } from './rules/totals'

export type StoreChoice = { readonly storeId: string; readonly expressId: string }
export type Quote = {
  readonly storeIds: readonly string[]
  readonly methods: readonly ExpressMethod[]
  readonly chosen: ReadonlyMap<string, ExpressMethod>
  readonly choices: Record<string, string>
  readonly totals: Totals
}

export const deliveryIn = (method: ExpressMethod, currency: Currency): Delivery =>
  currency === 'HKD'
    ? { freight: method.freightHkd, freeFrom: method.freeFromHkd }
    : { freight: method.freightUsd, freeFrom: method.freeFromUsd }

/** Adds up what these goods cost with delivery by the methods of their stores. Undefined when a delivery asked for is not offered. */
export function quoteFor(
  lines: readonly GoodsLine[],
  methods: readonly ExpressMethod[],
  kept: Readonly<Record<string, string>>,
  asked: readonly StoreChoice[],
  currency: Currency,
): Quote | undefined {
  const storeIds = [...new Set(lines.map((line) => line.storeId))]
  if (asked.some(({ storeId }) => !storeIds.some((id) => id === storeId))) return undefined
  const choices = standingChoices(storeIds, methods, kept, asked)
  const chosen = chooseDeliveries(storeIds, methods, choices)
  if (!chosen) return undefined
  const deliveries = new Map([...chosen].map(([storeId, method]) => [storeId, deliveryIn(method, currency)]))
  return { storeIds, methods, chosen, choices, totals: totalsOf(lines, deliveries) }
}
