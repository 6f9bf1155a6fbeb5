import type { FailureDetail } from '@cusp/contract'
import type { ClinicId, Currency, Minor, VariantId } from '@cusp/kernel'
import type { Reader } from '../../platform/database'
import type { Call } from '../../platform/use-case'
import { failureOf, lineProblem } from '../cart'
import { type SellableVariant, sellableVariants } from '../catalogue'

/** A variant that has a price, with the pieces wanted. */
export type GoodsLine = Omit<SellableVariant, 'listPrice' | 'unitPrice'> & {
  readonly quantity: number
  readonly listPrice: Minor
  readonly unitPrice: Minor
}

type LineFailure =
  | 'preOrderEnded'
  | 'variantNotFound'
  | 'insufficientStock'
  | 'overLimit'
  | 'onInquiryOnly'
  | 'wrongQuantity'
export type FailedLine = { readonly variantId: VariantId; readonly failure: LineFailure; readonly n: number }
type Wanted = { readonly variantId: VariantId; readonly quantity: number }
type Asker = {
  readonly currency: Currency
  readonly clinicId: ClinicId
  readonly now: Date
  readonly isPreOrder?: boolean
  readonly isForNewCustomers?: boolean
}

/** Looks at goods as they are now: lines that have a price, and what stands in the way of ordering them. */
export async function lookAt(
  read: Reader,
  wanted: readonly Wanted[],
  { currency, clinicId, now, isPreOrder = false, isForNewCustomers = false }: Asker,
) {
  const variants = await sellableVariants(
    read,
    wanted.map((line) => line.variantId),
    currency,
    now,
    clinicId,
    isForNewCustomers,
  )
  const byId = new Map(variants.map((variant) => [variant.variantId, variant]))
  const lines: GoodsLine[] = []
  const failed: FailedLine[] = []
  for (const { variantId, quantity } of wanted) {
    const variant = byId.get(variantId)
    if (!variant?.isOnShelf) {
      failed.push({ variantId, failure: 'variantNotFound', n: 0 })
      continue
    }
    const most = isPreOrder ? (variant.preOrder?.most ?? 0) : variant.available
    const problem = lineProblem(quantity, { ...variant, available: most })
    if (problem) {
      const isEnded = isPreOrder && (problem === 'soldOut' || problem === 'insufficientStock')
      failed.push({ variantId, ...(isEnded ? { failure: 'preOrderEnded', n: most } : failureOf(problem, variant)) })
    }
    const { listPrice, unitPrice } = variant
    if (listPrice !== null && unitPrice !== null) lines.push({ ...variant, listPrice, unitPrice, quantity })
  }
  return { lines, failed }
}

/** The same problems for the caller, each with its sentence. */
export function detailOf(
  failed: readonly FailedLine[],
  { language, platform }: Pick<Call, 'language' | 'platform'>,
): FailureDetail {
  const [first] = failed
  return {
    field: 'goods',
    ...(first ? { params: { n: first.n } } : {}),
    lines: failed.map(({ variantId, failure, n }) => ({
      id: variantId,
      failure,
      says: platform.wording.sentence(failure, language, { n }),
    })),
  }
}

/** Each variant once, with all its pieces. */
export function merged(wanted: readonly Wanted[]): Wanted[] {
  const pieces = new Map<VariantId, number>()
  for (const { variantId, quantity } of wanted) pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity)
  return [...pieces].map(([variantId, quantity]) => ({ variantId, quantity }))
}
