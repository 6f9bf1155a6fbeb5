import type { catalogue } from '@cusp/contract'
import { type Minor, mostOrderable, nothing, sum, times } from '@cusp/kernel'
import { useState } from 'react'

type Variant = catalogue.Variant

/** Pieces chosen of each variant of a product, and what they come to. */
export type Picks = {
  readonly of: (variant: Variant) => number
  readonly set: (variant: Variant, pieces: number) => void
  readonly clear: () => void
  readonly pieces: number
  readonly variants: number
  readonly total: Minor
}

/** Pieces that may still be added: whole steps within stock and allowance, less what the cart holds already. */
export function mostToAdd({ stock, sellPartCount, allowance, amount }: Variant): number {
  const left = allowance === null ? null : Math.max(0, allowance - amount)
  return mostOrderable({ stock: Math.max(0, stock - amount), step: Math.max(1, sellPartCount), allowance: left })
}

export const isOrderable = (variant: Variant): boolean =>
  variant.discountPrice.kind === 'amount' && mostToAdd(variant) > 0

export function usePicks(variants: readonly Variant[], chosen: Readonly<Record<string, number>> = {}): Picks {
  const [picked, setPicked] = useState<Readonly<Record<string, number>>>(chosen)
  const lines = variants
    .map((variant) => ({ variant, pieces: picked[variant.id] ?? 0 }))
    .filter(({ pieces }) => pieces > 0)
  return {
    of: (variant) => picked[variant.id] ?? 0,
    set: (variant, pieces) => setPicked((before) => ({ ...before, [variant.id]: pieces })),
    clear: () => setPicked({}),
    pieces: lines.reduce((count, { pieces }) => count + pieces, 0),
    variants: lines.length,
    total: lines.length === 0 ? nothing : sum(lines.map(({ variant, pieces }) => worth(variant, pieces))),
  }
}

const worth = ({ discountPrice }: Variant, pieces: number): Minor =>
  discountPrice.kind === 'amount' ? times(discountPrice.minor, pieces) : nothing
