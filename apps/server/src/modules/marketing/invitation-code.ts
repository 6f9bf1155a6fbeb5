import type { ClinicId, Currency, InvitationCodeId, Minor, OrderNo } from '@cusp/kernel'

export type Period = { readonly from: Date | undefined; readonly until: Date | undefined }

export type InvitationCode = {
  readonly id: InvitationCodeId
  readonly code: string
  readonly owner: string
  readonly note: string
  readonly validFrom: Date | null
  /** The moment after the last day. */
  readonly validUntil: Date | null
  readonly deactivatedAt: Date | null
  readonly version: number
}

/** Of the clinics that have brought a code. */
export type Counted = {
  /** In capitals; empty for those without one. */
  readonly key: string
  readonly registered: number
  readonly submitted: number
  readonly approved: number
  readonly ordered: number
  readonly firstOrdersHkd: Minor
  readonly firstOrdersUsd: Minor
  readonly outsideValidity: number
}

export type InvitedClinic = {
  readonly id: ClinicId
  readonly name: string
  readonly status: string
  readonly registeredAt: Date
  readonly approvedAt: Date | null
  readonly orderNo: OrderNo | null
  readonly orderedAt: Date | null
  readonly payable: Minor | null
  readonly currency: Currency | null
  readonly isWithinValidity: boolean
}
