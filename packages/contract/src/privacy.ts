import { z } from 'zod'
import { clinicRoles } from './accounts'
import { endpoint } from './endpoint'
import * as wire from './wire'

/* What the Personal Data (Privacy) Ordinance gives to everybody: a copy of their data, and its erasure. */

const text = z.string()

/** Everything that the shop keeps about one person, and the clinic that they order for. */
export const PersonalData = z.object({
  exportedAt: wire.instant,
  account: z.object({
    name: text,
    email: text,
    phone: text,
    language: text,
    roles: z.array(z.enum(clinicRoles)),
    isAdmin: z.boolean(),
    registeredAt: wire.instant,
    avatar: text,
  }),
  clinic: z.object({
    name: text,
    contactName: text,
    province: text,
    city: text,
    district: text,
    street: text,
    address: text,
    certificate: text,
  }),
  sessions: z.array(z.object({ device: text, userAgent: text, since: wire.instant, lastSeenAt: wire.instant })),
  addresses: z.array(
    z.object({ name: text, phone: text, province: text, city: text, district: text, street: text, address: text }),
  ),
  orders: z.array(
    z.object({
      orderNo: wire.orderNo,
      placedAt: wire.instant,
      status: text,
      currency: wire.currency,
      payable: wire.amount,
      recipient: text,
      remark: text,
    }),
  ),
  mailsTurnedOff: z.array(text),
  /** What was turned on and off, when and from where, newest first. */
  mailConsents: z.array(
    z.object({ at: wire.instant, title: text, wasOn: z.boolean(), isOn: z.boolean(), address: text, device: text }),
  ),
  favourites: z.array(z.object({ article: text, since: wire.instant })),
  awaitedGoods: z.array(z.object({ article: text, since: wire.instant })),
})
export type PersonalData = z.output<typeof PersonalData>

export const exportData = endpoint({
  access: 'signedIn',
  path: '/authapi/user/exportData',
  summary: 'A copy of everything that the shop keeps about this person',
  input: wire.noInput,
  output: PersonalData,
  failures: [],
})

const Deletion = z.object({ requestedAt: wire.instant.nullable(), dueAt: wire.instant.nullable() })

export const getDeletion = endpoint({
  access: 'signedIn',
  path: '/authapi/user/getDeletion',
  summary: 'Whether and for when the deletion of this account was asked for',
  input: wire.noInput,
  output: Deletion,
  failures: [],
})

/** The account is erased 14 days later, or once its last open order is done. */
export const requestDeletion = endpoint({
  access: 'signedIn',
  path: '/authapi/user/requestDeletion',
  summary: 'Ask for the deletion of this account',
  input: wire.noInput,
  output: Deletion,
  failures: ['lastClinicAdmin'],
})

export const withdrawDeletion = endpoint({
  access: 'signedIn',
  path: '/authapi/user/withdrawDeletion',
  summary: 'Keep the account after all',
  input: wire.noInput,
  output: Deletion,
  failures: [],
})
