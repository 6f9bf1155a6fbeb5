import { z } from 'zod'
import { endpoint } from './endpoint'
import { clinicStates } from './states'
import * as wire from './wire'

const invitationCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{3,40}$/)
const day = wire.day.nullable()

/** Clinics that registered in the period, and how far they have come since. */
const Funnel = {
  registered: wire.count,
  submitted: wire.count,
  approved: wire.count,
  /** With an order that was not closed. */
  ordered: wire.count,
  /** What their first orders come to. */
  firstOrdersHkd: wire.amount,
  firstOrdersUsd: wire.amount,
}

export const InvitationCodeRow = z.object({
  id: wire.id<'InvitationCode'>(),
  invitationCode: z.string(),
  /** Whose code it is: the salesperson. */
  owner: z.string(),
  note: z.string(),
  /** The first and the last day on which it is good, in Hong Kong. */
  validFrom: day,
  validUntil: day,
  isActive: z.boolean(),
  version: wire.count,
  ...Funnel,
  /** Registrations at a time when the code was not good. */
  outsideValidity: wire.count,
})
export type InvitationCodeRow = z.output<typeof InvitationCodeRow>

const period = { from: wire.day.optional(), until: wire.day.optional() }

/** Codes that nobody has created are counted apart, under what was typed in capitals (spec A24, A88). */
export const reportInvitationCodes = endpoint({
  access: 'operator',
  permission: 'codes.manage',
  path: '/opsapi/invitationCodes/report',
  summary: 'Invitation codes with what became of the clinics that brought them',
  input: z.object(period),
  output: z.object({
    known: z.array(InvitationCodeRow),
    unknown: z.array(z.object({ invitationCode: z.string(), ...Funnel })),
    /** Clinics that brought none. */
    without: z.object(Funnel),
  }),
  failures: [],
})

/** Creates a code, or changes one. The code itself stays as it was created: clinics have brought it. */
export const saveInvitationCode = endpoint({
  access: 'operator',
  permission: 'codes.manage',
  path: '/opsapi/invitationCodes/save',
  summary: 'Create or change an invitation code',
  input: z.object({
    id: wire.id<'InvitationCode'>().optional(),
    invitationCode,
    owner: wire.line(80).min(1),
    note: wire.prose(500).default(''),
    validFrom: day,
    validUntil: day,
    version: wire.count.default(0),
  }),
  output: z.object({ id: wire.id<'InvitationCode'>() }),
  failures: ['invitationCodeTaken', 'invitationCodeNotFound', 'periodBackwards', 'changedMeanwhile'],
})

/** A code that is not active is still kept with the clinic that brings it, and counted apart. */
export const activateInvitationCode = endpoint({
  access: 'operator',
  permission: 'codes.manage',
  path: '/opsapi/invitationCodes/activate',
  summary: 'Take an invitation code out of use, or put it back',
  input: z.object({ id: wire.id<'InvitationCode'>(), isActive: z.boolean() }),
  output: wire.nothing,
  failures: ['invitationCodeNotFound'],
})

export const funnelStages = ['registered', 'submitted', 'approved', 'ordered'] as const
export const InvitedClinicRow = z.object({
  id: wire.id<'Clinic'>(),
  name: z.string(),
  authStatus: wire.state(clinicStates),
  registeredAt: wire.instant,
  approvedAt: wire.instant.nullable(),
  /** The first order that was not closed. */
  firstOrder: z
    .object({ orderNo: wire.orderNo, at: wire.instant, payable: wire.amount, currency: wire.currency })
    .nullable(),
  /** Whether its code was good when it registered; false for a code that nobody has created. */
  isWithinValidity: z.boolean(),
})
export type InvitedClinicRow = z.output<typeof InvitedClinicRow>

/** The clinics behind a number of the report. An empty code means those that brought none. */
export const listInvitedClinics = endpoint({
  access: 'operator',
  permission: 'codes.manage',
  path: '/opsapi/invitationCodes/clinics',
  summary: 'The clinics behind a number of the report',
  input: z.object({
    ...period,
    ...wire.page(20, 100),
    invitationCode: wire.line(40).default(''),
    stage: z.enum(funnelStages).default('registered'),
  }),
  output: z.object(wire.pageOf(InvitedClinicRow)),
  failures: [],
})
