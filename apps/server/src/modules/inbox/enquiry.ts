import type { LocalizedText } from '@cusp/kernel'
import type { enquiry } from './schema'

export type EnquiryRow = typeof enquiry.$inferSelect

/** The goods that an enquiry is about, as they are called now. */
export type AskedGoods = {
  readonly productId: string
  readonly name: LocalizedText
  readonly standard: LocalizedText
  readonly articleNumber: string
  readonly clinic: string
}
export type FoundEnquiry = EnquiryRow & { readonly goods: AskedGoods | null }
