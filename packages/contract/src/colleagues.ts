import { z } from 'zod'
import { clinicRoles, SignedIn } from './accounts'
import { endpoint } from './endpoint'
import * as wire from './wire'

/* Who belongs to a clinic (spec A126, decision 21). */

const standing = { roles: z.array(z.enum(clinicRoles)).max(clinicRoles.length), isAdmin: wire.flag }

export const Colleague = z.object({
  id: wire.id<'Account'>(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  avatar: z.string(),
  ...standing,
  isThis: z.boolean(),
})
export type Colleague = z.output<typeof Colleague>

export const Invitation = z.object({
  id: wire.id<'Invitation'>(),
  email: z.string(),
  ...standing,
  expiresAt: wire.instant,
})
export type Invitation = z.output<typeof Invitation>

export const listColleagues = endpoint({
  access: 'signedIn',
  path: '/authapi/clinic/colleagues',
  summary: 'The people of the own clinic; for administrators with the open invitations',
  input: wire.noInput,
  output: z.object({ isAdmin: z.boolean(), colleagues: z.array(Colleague), invitations: z.array(Invitation) }),
  failures: [],
})

/** Mails a link that is good once and for 7 days. The answer does not tell whether the address has an account elsewhere. */
export const inviteColleague = endpoint({
  access: 'signedIn',
  path: '/authapi/clinic/invite',
  summary: 'Invite a colleague by email',
  input: z.object({ email: wire.line(254), ...standing }),
  output: wire.nothing,
  failures: ['notClinicAdmin', 'colleagueAlready', 'invitationLimit'],
})

export const withdrawInvitation = endpoint({
  access: 'signedIn',
  path: '/authapi/clinic/withdrawInvitation',
  summary: 'Withdraw an invitation: its link opens nothing any more',
  input: z.object({ id: wire.id<'Invitation'>() }),
  output: wire.nothing,
  failures: ['notClinicAdmin'],
})

/** Takes effect at the colleague's next request. */
export const changeColleague = endpoint({
  access: 'signedIn',
  path: '/authapi/clinic/changeColleague',
  summary: "Set a colleague's roles",
  input: z.object({ id: wire.id<'Account'>(), ...standing }),
  output: wire.nothing,
  failures: ['notClinicAdmin', 'lastClinicAdmin'],
})

/** The colleague is signed out at once; their orders stay the clinic's. */
export const removeColleague = endpoint({
  access: 'signedIn',
  path: '/authapi/clinic/removeColleague',
  summary: 'Remove a colleague from the clinic',
  input: z.object({ id: wire.id<'Account'>() }),
  output: wire.nothing,
  failures: ['notClinicAdmin', 'lastClinicAdmin'],
})

const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** What an invitation says, to whoever holds its link. Looking does not use it up. */
export const getInvitation = endpoint({
  access: 'public',
  path: '/api/clinicInvitation',
  summary: 'What an invitation is for',
  input: z.object({ token }),
  output: z.object({ clinicName: z.string(), email: z.string(), ...standing }),
  failures: ['invitationGone'],
})

/** Makes the account and signs in. The link has proven the address. */
export const acceptInvitation = endpoint({
  access: 'public',
  path: '/api/acceptClinicInvitation',
  summary: 'Join a clinic by invitation',
  input: z.object({
    token,
    name: wire.line(80),
    password: z.string().max(128),
    repassword: z.string().max(128),
  }),
  output: SignedIn,
  failures: ['invitationGone', 'accountTaken', 'nameMissing', 'passwordWeak', 'passwordCommon', 'passwordsDiffer'],
})
