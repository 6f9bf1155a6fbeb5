import { type Minor, minus } from '@cusp/kernel'

export type StoreGoods = {
  readonly storeId: string
  readonly selected: Minor
  readonly freight: Minor
  readonly freeFrom: Minor | null
}

/** The store whose selected goods are nearest below free delivery, and by how much (decision 42, makeUpType 2). */
export function nearestFreeDelivery(stores: readonly StoreGoods[]): { storeId: string; shortfall: Minor } | undefined {
  return stores
    .flatMap(({ storeId, selected, freight, freeFrom }) =>
      freeFrom !== null && freight > 0 && selected > 0 && selected < freeFrom
        ? [{ storeId, shortfall: minus(freeFrom, selected) }]
        : [],
    )
    .sort((a, b) => a.shortfall - b.shortfall)[0]
}
