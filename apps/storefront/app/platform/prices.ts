import type { Price } from '@cusp/contract'
import { type Currency, formatMoney, type Minor } from '@cusp/kernel'
import { useShop } from './shop'
import { useWords } from './words'

/** Writes prices out as this viewer may see them. */
export function usePrices(): {
  readonly currency: Currency
  readonly money: (amount: Minor) => string
  /** Undefined when the viewer sees no prices. */
  readonly price: (price: Price) => string | undefined
} {
  const say = useWords()
  const { currency } = useShop()
  const money = (amount: Minor): string => formatMoney(amount, currency)
  return {
    currency,
    money,
    price: (price) =>
      price.kind === 'amount'
        ? money(price.minor)
        : price.kind === 'onInquiry'
          ? say('shell.priceOnInquiry')
          : undefined,
  }
}
