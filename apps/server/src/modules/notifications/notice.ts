import type { Currency, Language, LocalizedText, Minor } from '@cusp/kernel'

/** Somebody who is told: by mail, or by text message where there is only a phone. */
export type NoticeReader = {
  readonly accountId: string
  readonly clinicName: string
  readonly name: string
  readonly email: string
  /** Area code and number. */
  readonly phone: string
  readonly language: Language
  /** Decides who belongs to the clinic. */
  readonly isAdmin: boolean
  /** Topics of mails that this reader does not want. */
  readonly turnedOff: readonly string[]
}

export type OrderFacts = {
  readonly orderNo: string
  /** With currency symbol. */
  readonly payable: string
  readonly currency: Currency
  readonly paymentChoice: string
  readonly closeReason: string
  /** Until when it can be paid; null when nothing runs. */
  readonly dueAt: Date | null
  /** Cents; the deposit is 0 where the order is no pre-order. */
  readonly preOrder: {
    readonly deposit: Minor
    readonly balance: Minor
    readonly kept: Minor
    readonly expectedOn: string | null
    readonly isDepositPaid: boolean
  }
}
export type ParcelFacts = {
  /** As the operator typed it. */
  readonly expressName: string
  /** The delivery that the buyer chose. */
  readonly chosenExpress: LocalizedText | null
  readonly waybill: string
}
export type RefundFacts = {
  readonly refundId: string
  readonly orderNo: string
  readonly amount: string
  readonly reason: string
}
/** A variant that a letter names. */
export type GoodsFacts = {
  readonly variantId: string
  readonly name: LocalizedText
  readonly standard: LocalizedText
  readonly articleNumber: string
}
