import type { information } from '@cusp/contract'

/** Under which key of `shop_text` a reader's words are kept. */
export const keyOf: Readonly<Record<information.PriceTextReader, string>> = {
  visitor: 'priceTextVisitor',
  unapproved: 'priceTextUnapproved',
}
