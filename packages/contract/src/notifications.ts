import { z } from 'zod'
import { endpoint } from './endpoint'
import * as wire from './wire'

/** `1` is chosen, `0` is not (spec A85). */
const isChosen = wire.coded({ off: '0', on: '1' })

/** Mails that can be turned off, in groups. What an order or the law needs is not among them. */
export const EmailPreferences = z.object({
  email: z.string(),
  preferences: z.array(
    z.object({
      title: z.string(),
      message: z.string(),
      emailConfig: z.array(
        z.object({ emailPreferencesId: z.string(), title: z.string(), message: z.string(), isChange: isChosen }),
      ),
    }),
  ),
})
export type EmailPreferences = z.output<typeof EmailPreferences>

/** One change of one kind of mail, by the person who gets it. */
const Consent = z.object({
  at: wire.instant,
  title: z.string(),
  wasOn: z.boolean(),
  isOn: z.boolean(),
  /** Network address and device that it came from; empty once the account is erased. */
  address: z.string(),
  device: z.string(),
})
export type Consent = z.output<typeof Consent>

/** Nothing in it was ever changed: the proof of who wanted which mails (spec A85, A118). */
export const adminListConsents = endpoint({
  access: 'operator',
  permission: 'consents.view',
  path: '/opsapi/consents/list',
  summary: 'What a person has chosen to get by mail, newest first',
  input: z.object({ accountId: wire.id<'Account'>() }),
  output: z.object({ list: z.array(Consent) }),
  failures: [],
})

export const getEmailPreferences = endpoint({
  access: 'signedIn',
  path: '/authapi/user/getEmailPreferences',
  summary: 'Which mails this account gets',
  input: wire.noInput,
  output: EmailPreferences,
  failures: [],
})

/** Honoured at once: what was turned off and still waits to be sent is not sent. Those that are not named stay. */
export const setEmailPreferences = endpoint({
  access: 'signedIn',
  path: '/authapi/user/setEmailPreferences',
  summary: 'Choose which mails this account gets',
  input: z.object({
    preferences: z.array(z.object({ emailPreferencesId: wire.line(40), isChange: isChosen })).max(50),
  }),
  output: EmailPreferences,
  failures: [],
})
