import type { Currency } from '@cusp/kernel'
import type { Reader } from '../../platform/database'
import { type ExpressMethod, expressMethods } from '../catalogue'
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

/** Adds up what these goods cost with delivery. Undefined when a delivery asked for is not offered. */
export async function quoteFor(
  read: Reader,
  lines: readonly GoodsLine[],
  kept: Readonly<Record<string, string>>,
  asked: readonly StoreChoice[],
  currency: Currency,
): Promise<Quote | undefined> {
  const storeIds = [...new Set(lines.map((line) => line.storeId))]
  if (asked.some(({ storeId }) => !storeIds.some((id) => id === storeId))) return undefined
  const methods = await expressMethods(read, storeIds)
  const choices = standingChoices(storeIds, methods, kept, asked)
  const chosen = chooseDeliveries(storeIds, methods, choices)
  if (!chosen) return undefined
  const deliveries = new Map([...chosen].map(([storeId, method]) => [storeId, deliveryIn(method, currency)]))
  return { storeIds, methods, chosen, choices, totals: totalsOf(lines, deliveries) }
}
