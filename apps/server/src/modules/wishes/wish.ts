import type { VariantId } from '@cusp/kernel'

/** A variant that somebody keeps, and since when. */
export type Kept = { readonly variantId: VariantId; readonly since: Date }

/** A variant that somebody waits for; `toldAt` says when they were told that it is back. */
export type Awaited = Kept & { readonly toldAt: Date | null }

/** One person's wait for one variant. */
export type Wait = { readonly accountId: string; readonly variantId: string }
