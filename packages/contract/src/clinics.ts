import { z } from 'zod'
import { ClinicForm, clinicRoles, Difference } from './accounts'
import { endpoint } from './endpoint'
import * as wire from './wire'

/* What operators do with a clinic besides its review (back office rows 4 to 8). */

const clinicId = z.object({ id: wire.id<'Clinic'>() })

/**
 * The clinic keeps its approval until the end of `deadline`, a day in Hong Kong from tomorrow until a year ahead (spec A95,
 * decision 20), and is told by mail.
 */
export const askForCertificate = endpoint({
  access: 'operator',
  permission: 'clinics.review',
  path: '/opsapi/clinics/askForCertificate',
  summary: 'Ask an approved clinic for a new certificate',
  input: clinicId.extend({ reason: wire.prose(500), deadline: wire.day }),
  output: wire.nothing,
  failures: ['clinicNotAskable', 'reasonMissing', 'dayOutOfRange'],
})

/** The day until which the certificate is good; null when that is not known. Before it the clinic is asked for a new one. */
export const setCertificateDay = endpoint({
  access: 'operator',
  permission: 'clinics.review',
  path: '/opsapi/clinics/certificateDay',
  summary: 'Set the day on which the certificate of a clinic expires',
  input: clinicId.extend({ certificateExpiresOn: wire.day.nullable() }),
  output: wire.nothing,
  failures: ['dayOutOfRange'],
})

/** From 1 to 365; holds with the next look at certificates, within the hour. */
export const setCertificateNotice = endpoint({
  access: 'operator',
  permission: 'settings.edit',
  path: '/opsapi/clinics/certificateNotice',
  summary: 'How many days before its certificate expires a clinic is asked for a new one',
  input: z.object({ days: z.number().int().min(1).max(365) }),
  output: wire.nothing,
  failures: [],
})

/** The same form as the clinic's own. Whoever is signed in there pays in the new currency with their next request (decision 13). */
export const saveClinic = endpoint({
  access: 'operator',
  permission: 'clinics.edit',
  path: '/opsapi/clinics/save',
  summary: 'Change what is written down of a clinic',
  input: clinicId.extend({ ...ClinicForm, isHKCustomer: wire.flag, detailsMark: z.string().max(100) }),
  output: wire.nothing,
  failures: ['changedMeanwhile'],
})

const person = clinicId.extend({ accountId: wire.id<'Account'>() })

/** Holds with the person's next request (spec A126, decision 21). */
export const setRoles = endpoint({
  access: 'operator',
  permission: 'clinics.people',
  path: '/opsapi/clinics/setRoles',
  summary: 'Set the roles of somebody in a clinic',
  input: person.extend({ roles: z.array(z.enum(clinicRoles)).max(clinicRoles.length), isAdmin: wire.flag }),
  output: wire.nothing,
  failures: ['personNotActive', 'clinicNeedsAdmin'],
})

/** Ends all sessions: the next request with any of them is told 1300 (spec A104). The person is told, without the reason. */
export const disablePerson = endpoint({
  access: 'operator',
  permission: 'clinics.people',
  path: '/opsapi/clinics/disable',
  summary: 'Disable somebody in a clinic',
  input: person.extend({ reason: wire.prose(500) }),
  output: wire.nothing,
  failures: ['personNotActive', 'reasonMissing'],
})

/** Takes back what an operator has disabled, never what a clinic has decided. */
export const enablePerson = endpoint({
  access: 'operator',
  permission: 'clinics.people',
  path: '/opsapi/clinics/enable',
  summary: 'Enable somebody whom an operator has disabled',
  input: person,
  output: wire.nothing,
  failures: ['personNotDisabled'],
})

/** Forgets the wrong passwords that were counted, so that the person can try again at once. */
export const unlockPerson = endpoint({
  access: 'operator',
  permission: 'clinics.unlock',
  path: '/opsapi/clinics/unlock',
  summary: 'Release somebody who was locked out by wrong passwords',
  input: person,
  output: wire.nothing,
  failures: ['personNotLocked'],
})

const dueDays = z.number().int().min(0).max(365)

/** What a clinic may pay later (spec B76, B185): by cheque and on credit, each with a limit in Hong Kong dollars and days to pay. */
const terms = {
  isCheck: z.boolean(),
  chequeLimit: wire.amount,
  chequeDays: dueDays,
  credit: z.boolean(),
  creditLimit: wire.amount,
  creditDays: dueDays,
}

export const Credit = z.object({
  ...terms,
  /** What live cheque orders take of the limit now. */
  chequeUsed: wire.amount,
  history: z.array(z.object({ at: wire.instant, by: z.string(), reason: z.string(), changes: z.array(Difference) })),
})
export type Credit = z.output<typeof Credit>

export const getCredit = endpoint({
  access: 'operator',
  permission: 'clinics.credit',
  path: '/opsapi/clinics/credit',
  summary: 'What a clinic may pay later, and how that has changed',
  input: clinicId,
  output: Credit,
  failures: [],
})

/** A flag that is on needs a limit. A limit cannot be less than what is used of it. */
export const saveCredit = endpoint({
  access: 'operator',
  permission: 'clinics.credit',
  path: '/opsapi/clinics/saveCredit',
  summary: 'Set what a clinic may pay later',
  input: clinicId.extend({ ...terms, reason: wire.prose(500) }),
  output: wire.nothing,
  failures: ['reasonMissing', 'limitBelowUse'],
})
