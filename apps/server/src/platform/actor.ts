import { type Access, type accounts, may, type OperatorRole, type Permission } from '@cusp/contract'
import type { AccountId, ClinicId, OperatorId } from '@cusp/kernel'

export type Visitor = { readonly kind: 'visitor' }

export type Buyer = {
  readonly kind: 'buyer'
  readonly sessionHash: string
  readonly accountId: AccountId
  readonly clinicId: ClinicId
  /** Whether the clinic is verified now: it sees prices and may buy. */
  readonly approved: boolean
  readonly roles: readonly accounts.ClinicRole[]
  readonly isHkCustomer: boolean
  readonly name: string
}

export type Approved = Buyer & { readonly approved: true }

export type Operator = {
  readonly kind: 'operator'
  readonly sessionHash: string
  readonly operatorId: OperatorId
  readonly name: string
  readonly email: string
  readonly role: OperatorRole
  readonly hasTwoFactor: boolean
  /** The shop demands two-factor of this role and there is none yet: nothing but the own account is open. */
  readonly mustSetUpTwoFactor: boolean
  /** The password is one that somebody else has chosen: the same, until there is one of their own. */
  readonly mustChangePassword: boolean
}

/** Whether an operator may do something at this moment: by role, and by how well they have proven who they are. */
export const operatorMay = (
  {
    role,
    mustSetUpTwoFactor,
    mustChangePassword,
  }: Pick<Operator, 'role' | 'mustSetUpTwoFactor' | 'mustChangePassword'>,
  permission: Permission,
): boolean => may(role, permission) && (permission === 'self' || !(mustSetUpTwoFactor || mustChangePassword))

/** All that an answer for many may depend on: whether its readers see prices, and which text they read instead. */
export type Audience = 'visitor' | 'unapproved' | 'approved'
export type Onlooker = { readonly kind: 'onlooker'; readonly audience: Audience }

export type Whoever = Visitor | Buyer | Operator

export type ActorFor<A extends Access> = {
  public: Visitor | Buyer
  browse: Onlooker
  signedIn: Buyer
  approved: Approved
  operatorLogin: Visitor | Operator
  operator: Operator
}[A]

export function audienceOf(actor: Whoever): Audience {
  if (actor.kind !== 'buyer') return 'visitor'
  return actor.approved ? 'approved' : 'unapproved'
}

export const seesPrices = (audience: Audience): boolean => audience === 'approved'
