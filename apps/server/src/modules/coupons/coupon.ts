import type { coupons } from '@cusp/contract'
import type { Currency, Language, LocalizedText } from '@cusp/kernel'
import type { Reader } from '../../platform/database'

/** A campaign; amounts in cents. */
export type Campaign = {
  readonly id: string
  readonly name: LocalizedText
  readonly percent: number | null
  readonly amountHkd: number | null
  readonly amountUsd: number | null
  readonly metHkd: number
  readonly metUsd: number | null
  readonly scope: (typeof coupons.couponScopes)[number]
  readonly scopeIds: readonly string[]
  /** Names of what it is good for, in the order of the ids. */
  readonly scopeNames: readonly LocalizedText[]
  readonly startsAt: string
  readonly endsAt: string
  readonly isShown: boolean
  readonly version: number
}

/** What decides whether a campaign is good for a product. */
export type Placed = {
  readonly id: string
  readonly brandId: string
  readonly categoryId: string
  readonly parentCategoryId: string | null
}

/** The part of a call that decides what coupons are shown. */
export type Asking = {
  readonly read: Reader
  readonly now: Date
  readonly currency: Currency
  readonly language: Language
  remember<T>(key: string, make: () => Promise<T>): Promise<T>
}
