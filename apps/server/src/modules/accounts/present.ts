import { type accounts, type codeLog, type colleagues, states } from '@cusp/contract'
import { deviceOf, idFrom, movesFrom } from '@cusp/kernel'
import type { CodeRequest } from './code-request'
import { codeState, masked, outcomeFrom, purposeFrom } from './rules/code-log'
import type { Account, Certificate, Clinic, Invitation, OwnSession } from './account'

export const shownName = ({ name, email, phone }: Pick<Account, 'name' | 'email' | 'phone'>): string =>
  name || email || phone

const avatarOf = ({ avatarFileId }: Pick<Account, 'avatarFileId'>): string =>
  avatarFileId === null ? '' : avatarAddress(avatarFileId)

export const avatarAddress = (fileId: string): string => `/files/avatar/${fileId}`

const deliveryStates = ['queued', 'sent', 'kept', 'failed'] as const

export function codeRequestRow(request: CodeRequest, isRevealed: boolean, now: Date): codeLog.CodeRequestRow {
  const status = deliveryStates.find((each) => each === request.delivery)
  return {
    id: String(request.id),
    target: isRevealed ? request.target : masked(request.target),
    purpose: purposeFrom(request.purpose),
    outcome: outcomeFrom(request.outcome),
    times: request.times,
    firstAt: request.firstAt,
    lastAt: request.lastAt,
    code: codeState(request, now),
    delivery: status ? { status, problem: request.problem ?? '', at: request.deliveredAt } : null,
  }
}

export function signedIn(account: Account, token: string, cartAmount: number): accounts.SignedIn {
  return {
    token,
    cartAmount,
    avatar: avatarOf(account),
    roles: [...account.roles],
    userName: shownName(account),
    email: account.email,
  }
}

export const sessionRow = (own: OwnSession, thisHash: string): accounts.Session => ({
  id: own.id,
  device: deviceOf(own.userAgent),
  since: own.createdAt,
  lastSeenAt: own.lastSeenAt,
  isThis: own.tokenHash === thisHash,
})

/** Province, city and district as they travel: `code●name`. */
export type RegionText = { readonly province: string; readonly city: string; readonly district: string }

export function profile(
  account: Account,
  clinic: Clinic,
  { region, isAuth, cartAmount }: { region: RegionText; isAuth: boolean; cartAmount: number },
): accounts.Profile {
  return {
    name: account.name,
    email: account.email,
    phone: account.phone,
    areaCode: account.areaCode,
    avatar: avatarOf(account),
    authStatus: clinic.status,
    isAuth,
    reason: clinic.reason,
    companyName: clinic.name,
    businessLicense: clinic.certificateFileId ? `/files/certificate/${clinic.certificateFileId}` : '',
    address: clinic.address,
    street: clinic.street,
    ...region,
    isHKCustomer: clinic.isHkCustomer,
    hasPayPwd: false,
    credit: false,
    isCheck: false,
    roles: [...account.roles],
    isAdmin: account.isAdmin,
    cartAmount,
  }
}

export const colleague = (member: Account, thisId: string): colleagues.Colleague => ({
  id: member.id,
  name: member.name,
  email: member.email,
  phone: `${member.areaCode} ${member.phone}`.trim(),
  avatar: avatarOf(member),
  roles: [...member.roles],
  isAdmin: member.isAdmin,
  isThis: member.id === thisId,
})

export const invitationRow = ({ id, email, roles, isAdmin, expiresAt }: Invitation): colleagues.Invitation => ({
  id,
  email,
  roles: [...roles],
  isAdmin,
  expiresAt,
})

/** A person of a clinic as operators see them. */
type Person = {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly areaCode: string | null
  readonly phone: string | null
  readonly roles: readonly accounts.ClinicRole[]
  readonly lastSeenAt: Date | null
}
const phoneOf = ({ areaCode, phone }: Person): string => (phone ? `${areaCode ?? ''} ${phone}`.trim() : '')

export function clinicRow(clinic: Clinic, people: readonly Person[], district: string): accounts.ClinicRow {
  const [first] = people
  return {
    id: clinic.id,
    name: clinic.name,
    authStatus: clinic.status,
    contactName: clinic.contactName || first?.name || '',
    email: first?.email ?? '',
    phone: first ? phoneOf(first) : '',
    district,
    submittedAt: clinic.submittedAt,
    createdAt: clinic.createdAt,
    isHKCustomer: clinic.isHkCustomer,
    invitationCode: clinic.invitationCode,
  }
}

type Step = accounts.ClinicDetail['history'][number]

export function clinicDetail(
  clinic: Clinic,
  people: readonly Person[],
  more: {
    readonly names: RegionText
    readonly certificate: Certificate | undefined
    readonly history: readonly Step[]
  },
): accounts.ClinicDetail {
  const { names, certificate, history } = more
  return {
    ...clinicRow(clinic, people, names.district || names.city),
    reason: clinic.reason,
    province: names.province,
    city: names.city,
    street: clinic.street,
    address: clinic.address,
    certificate: certificate ? `/opsapi/files/certificate/${certificate.id}` : '',
    certificateKind: certificate ? (certificate.mediaType === 'application/pdf' ? 'pdf' : 'picture') : 'none',
    accounts: people.map((person) => ({
      id: idFrom<'Account'>(person.id),
      name: person.name,
      email: person.email ?? '',
      phone: phoneOf(person),
      roles: [...person.roles],
      lastSeenAt: person.lastSeenAt,
    })),
    history: [...history],
    moves: movesFrom(states.clinicStates, clinic.status, 'operator'),
  }
}
