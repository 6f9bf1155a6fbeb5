const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes

/** Our numbers (decision 16). */
export const codeRules = {
  tries: 5,
  lifeMs: 10 * minutes,
  resendMs: 60 * seconds,
  hourMs: hours,
  perHour: 5,
  dayMs: 24 * hours,
  perDay: 10,
} as const

/** Requests for codes that were refused, all targets together: a flood of invented ones leaves at most so many rows. */
export const codeLogLimit = { atMost: 2000, withinSeconds: 3600 } as const

export const loginLimit = { atMost: 10, withinSeconds: 15 * 60 } as const

/** Under what the wrong passwords of a person are counted: by each way to log in, and at the change of the password. */
export const attemptKeys = (person: {
  readonly id: string
  readonly email: string | null
  readonly areaCode: string | null
  readonly phone: string | null
}): string[] => [
  ...(person.email ? [loginAttempts(person.email)] : []),
  ...(person.phone ? [loginAttempts(`${person.areaCode ?? ''} ${person.phone}`)] : []),
  ownPasswordAttempts(person.id),
]
/** `target` is the key of a target, or what was typed. */
export const loginAttempts = (target: string): string => `login ${target}`
export const ownPasswordAttempts = (accountId: string): string => `own-password ${accountId}`

/**
 * Sessions end 7 days after they were last used, and 30 days after they began at the latest. An identity that was proven
 * with a code is good for as long as the code would have been.
 */
export const sessionRules = {
  idleMs: 7 * 24 * hours,
  lifeMs: 30 * 24 * hours,
  touchMs: 5 * minutes,
  identityMs: 10 * minutes,
} as const

/** Five wrong payment passwords in a row lock it for half an hour (decision 58). */
export const paymentPasswordRules = { tries: 5, lockMs: 30 * minutes } as const

/** Invitations live 7 days; a clinic sends 20 a day, 3 of them to one address. */
export const invitationRules = {
  lifeMs: 7 * 24 * hours,
  perClinic: { atMost: 20, withinSeconds: 24 * 3600 },
  perAddress: { atMost: 3, withinSeconds: 24 * 3600 },
} as const

/** How long a clinic that was asked for a new certificate keeps its approval, review included (decision 20). */
export const renewalMs = 30 * 24 * hours

export type CodeSending = {
  readonly lastSentAt: Date
  readonly hourStart: Date
  readonly sentInHour: number
  readonly dayStart: Date
  readonly sentInDay: number
}
