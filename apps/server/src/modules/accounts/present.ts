import { type accounts, type codeLog, type colleagues, states } from '@cusp/contract'
import { deviceOf, idFrom, movesFrom } from '@cusp/kernel'
import type { Account, Certificate, ChangedFields, Clinic, Invitation, OwnSession } from './account'
import type { CodeRequest } from './code-request'
import { detailsMark } from './details-mark'
import { codeState, masked, outcomeFrom, purposeFrom } from './rules/code-log'

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
  more: {
    readonly region: RegionText
    readonly isAuth: boolean
    readonly hasPaymentPassword: boolean
    readonly cartAmount: number
  },
): accounts.Profile {
  const { region, isAuth, hasPaymentPassword, cartAmount } = more
  return {
    name: account.name,
    email: account.email,
    phone: account.phone,
    areaCode: account.areaCode,
    avatar: avatarOf(account),
    authStatus: clinic.status,
    isAuth,
    authUntil: isAuth && clinic.status !== 'approved' ? clinic.approvedUntil : null,
    reason: clinic.reason,
    companyName: clinic.name,
    businessLicense: clinic.certificateFileId ? `/files/certificate/${clinic.certificateFileId}` : '',
    address: clinic.address,
    street: clinic.street,
    ...region,
    isHKCustomer: clinic.isHkCustomer,
    hasPayPwd: hasPaymentPassword,
    credit: clinic.hasCredit,
    isCheck: clinic.mayPayByCheque,
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
  readonly isAdmin: boolean
  readonly lastSeenAt: Date | null
  readonly standing: accounts.PersonStanding
  readonly disabledReason: string
  readonly hasPaymentPassword: boolean
  readonly paymentPasswordLockedUntil: Date | null
}
const phoneOf = ({ areaCode, phone }: Person): string => (phone ? `${areaCode ?? ''} ${phone}`.trim() : '')

export function clinicRow(clinic: Clinic & Waiting, people: readonly Person[], district: string): accounts.ClinicRow {
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
    submission: clinic.submission,
    createdAt: clinic.createdAt,
    isHKCustomer: clinic.isHkCustomer,
    invitationCode: clinic.invitationCode,
  }
}

type Waiting = Pick<accounts.ClinicRow, 'submission'>

type Step = {
  readonly at: Date
  readonly move: string
  readonly to: string
  readonly by: string
  readonly reason: string
}
type Change = {
  readonly at: Date
  readonly what: string
  readonly accountId: string | null
  readonly before: ChangedFields
  readonly after: ChangedFields
  readonly by: string
  readonly reason: string
}

const placeFields = ['province', 'city', 'district']
/** In the order in which people read them. */
const changedFields = [
  'name',
  'contactName',
  ...placeFields,
  'street',
  'address',
  'isHkCustomer',
  'certificateExpiresOn',
  'roles',
  'isAdmin',
  'mayPayByCheque',
  'chequeLimit',
  'chequeDays',
  'hasCredit',
  'creditLimit',
  'creditDays',
]

/** What differs between before and after, place codes by their names. */
export function differences(
  { before, after }: Pick<Change, 'before' | 'after'>,
  nameOf: (code: string) => string,
): accounts.Difference[] {
  const said = (field: string, value: ChangedFields[string] | undefined): string => {
    const text = value === null || value === undefined ? '' : String(value)
    return placeFields.includes(field) ? nameOf(text) : text
  }
  return changedFields
    .map((field) => ({ field, before: said(field, before[field]), after: said(field, after[field]) }))
    .filter((each) => each.before !== each.after)
}

function paymentPasswordOf(person: Person, now: Date): accounts.PaymentPasswordState {
  if (!person.hasPaymentPassword) return 'none'
  return person.paymentPasswordLockedUntil !== null && person.paymentPasswordLockedUntil > now ? 'locked' : 'set'
}

export function clinicDetail(
  clinic: Clinic & Waiting,
  people: readonly Person[],
  more: {
    readonly names: RegionText
    readonly certificate: Certificate | undefined
    readonly history: readonly Step[]
    readonly changes: readonly Change[]
    /** Those whom too many wrong passwords have locked out. */
    readonly locked: ReadonlySet<string>
    readonly nameOf: (code: string) => string
    readonly now: Date
  },
): accounts.ClinicDetail {
  const { names, certificate, history, changes, locked, nameOf, now } = more
  const personName = (id: string | null): string => {
    const person = people.find((one) => one.id === id)
    return person ? person.name || person.email || phoneOf(person) : ''
  }
  return {
    ...clinicRow(clinic, people, names.district || names.city),
    detailsMark: detailsMark(clinic),
    reason: clinic.reason,
    province: names.province,
    city: names.city,
    region: { province: clinic.province, city: clinic.city, district: clinic.district },
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
      isAdmin: person.isAdmin,
      lastSeenAt: person.lastSeenAt,
      standing: person.standing,
      disabledReason: person.disabledReason,
      isLocked: locked.has(person.id),
      paymentPassword: paymentPasswordOf(person, now),
    })),
    certificateExpiresOn: clinic.certificateExpiresOn,
    approvedUntil: clinic.approvedUntil,
    history: [
      ...changes.map(({ what, before, after, accountId, ...step }) => ({
        ...step,
        about: personName(accountId),
        move: what,
        to: '',
        changes: differences({ before, after }, nameOf),
      })),
      ...history.map((step) => ({ ...step, about: '', changes: [] })),
    ].toSorted((a, b) => b.at.getTime() - a.at.getTime()),
    moves: movesFrom(states.clinicStates, clinic.status, 'operator'),
  }
}
