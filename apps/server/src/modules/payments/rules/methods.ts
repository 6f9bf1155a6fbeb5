import type { orders } from '@cusp/contract'
import type { Currency } from '@cusp/kernel'

export type Offer = {
  readonly choice: orders.PaymentChoice
  readonly currency: Currency
  /** Methods of the providers that are set up, with the currencies that each takes. */
  readonly online: readonly { readonly method: orders.PaymentType; readonly currencies: readonly Currency[] }[]
}

/** How an order may be paid (decision 59): by what was chosen at the confirmation, where a provider takes its currency. */
export function methodsFor({ choice, currency, online }: Offer): orders.PaymentType[] {
  if (choice === 'remittance') return ['remittance']
  if (choice === 'cheque') return []
  const methods = online.filter((each) => each.currencies.includes(currency)).map((each) => each.method)
  // Where no provider takes the order's currency, its buyer can still send the money.
  return methods.length > 0 ? methods : ['remittance']
}
