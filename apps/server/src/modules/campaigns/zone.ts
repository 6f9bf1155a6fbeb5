import type { LocalizedText } from '@cusp/kernel'

/** A product as an operator has put it into a zone. */
export type Picked = { readonly productId: string; readonly badge: LocalizedText }
