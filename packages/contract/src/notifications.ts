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
