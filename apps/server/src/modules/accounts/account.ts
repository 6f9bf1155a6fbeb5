import type { accounts, states } from '@cusp/contract'
import type { AccountId, ClinicId, InvitationId, Language, Minor, SessionId, StateOf } from '@cusp/kernel'

export type ClinicStatus = StateOf<typeof states.clinicStates>

/** Where codes go and what a person logs in with. `key` is the one spelling under which it is counted and kept. */
export type Target =
  | { readonly channel: 'mail'; readonly key: string; readonly email: string }
  | { readonly channel: 'sms'; readonly key: string; readonly areaCode: string; readonly phone: string }

export type Account = {
  readonly id: AccountId
  readonly clinicId: ClinicId
  readonly name: string
  readonly email: string
  readonly areaCode: string
  readonly phone: string
  readonly passwordHash: string
  readonly roles: readonly accounts.ClinicRole[]
  readonly language: Language
  readonly avatarFileId: string | null
  readonly isAdmin: boolean
  readonly createdAt: Date
}

/** What a clinic says of itself; province, city and district are codes. */
export type ClinicFields = {
  readonly name: string
  readonly contactName: string
  readonly province: string
  readonly city: string
  readonly district: string
  readonly street: string
  readonly address: string
}

export type Clinic = ClinicFields & {
  readonly id: ClinicId
  readonly status: ClinicStatus
  readonly reason: string
  readonly isHkCustomer: boolean
  readonly certificateFileId: string | null
  readonly invitationCode: string
  readonly createdAt: Date
  readonly submittedAt: Date | null
  /** `YYYY-MM-DD`, the last day on which the certificate is good. */
  readonly certificateExpiresOn: string | null
  readonly approvedUntil: Date | null
  readonly mayPayByCheque: boolean
  readonly hasCredit: boolean
}

/** What a clinic may pay later; limits in cents of Hong Kong dollars. */
export type CreditTerms = {
  readonly mayPayByCheque: boolean
  readonly chequeLimit: Minor
  readonly chequeDays: number
  readonly hasCredit: boolean
  readonly creditLimit: Minor
  readonly creditDays: number
}

/** What may be changed of a clinic besides its status. */
export type ChangeKind =
  | 'details'
  | 'certificateDay'
  | 'roles'
  | 'disable'
  | 'enable'
  | 'unlock'
  | 'credit'
  | 'resetPaymentPassword'
  | 'unlockPaymentPassword'
/** Named values before or after a change. */
export type ChangedFields = Readonly<Record<string, string | number | boolean | null>>

/** What somebody may do in their clinic. */
export type MemberStanding = { readonly roles: readonly accounts.ClinicRole[]; readonly isAdmin: boolean }

export type Invitation = MemberStanding & {
  readonly id: InvitationId
  readonly clinicId: ClinicId
  readonly email: string
  readonly expiresAt: Date
}

/** A session as its owner may know it. */
export type OwnSession = {
  readonly id: SessionId
  readonly tokenHash: string
  readonly userAgent: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
}

/** A file that somebody of a clinic has uploaded. */
export type ClinicFile = {
  readonly id: string
  readonly path: string
  readonly mediaType: string
  readonly bytes: number
  readonly originalName: string
}
export type Certificate = ClinicFile
