import type { Endpoint, FailureDetail, FailureName } from '@cusp/contract'
import { type Currency, type Language, languageSpelling } from '@cusp/kernel'
import type { z } from 'zod'
import { type Audience, audienceOf, type Buyer, type Operator, operatorMay, type Whoever } from './actor'
import { countAttempt } from './attempts'
import { writeAudit } from './audit'
import { type Database, isDatabaseBusy, type Reader, rootCause, type Writer } from './database'
import { leftForDelivery } from './deliveries'
import { type Envelope, httpStatusOf, refusal, success } from './envelope'
import { TooBusyToHash } from './passwords'
import type { Platform } from './platform'
import { Remembered } from './remembered'
import { newToken } from './tokens'
import { UploadRefused } from './uploads'
import { type AnyUseCase, type Call, Failed, type Upload } from './use-case'

/** Who a token belongs to, with the content version that was seen in the same look. */
export type Recognised<A extends Buyer | Operator> =
  | {
      readonly kind: 'known'
      readonly actor: A
      readonly contentVersion: number
      /** Notes that the session is in use; given when that is due. */
      readonly touch?: (tx: Writer) => Promise<void>
    }
  | { readonly kind: 'revoked' }
  | { readonly kind: 'unknown' }

export type Recognise<A extends Buyer | Operator> = (read: Reader, token: string, now: Date) => Promise<Recognised<A>>

/** One caller's standing for the length of a request. */
export type Standing = {
  readonly actor: Whoever
  readonly contentVersion: number
  /** The token was good once: the caller is told so, and its cookie is cleared. */
  readonly isRevoked: boolean
}

export type Plumbing = {
  readonly database: Database
  readonly platform: Platform
  readonly now: () => Date
  readonly recogniseBuyer: Recognise<Buyer>
  readonly recogniseOperator: Recognise<Operator>
  /** The content version as this process last saw it; for visitors, who bring no session that would tell. */
  readonly lastSeenVersion: () => number
}

/** A request on its way into a use case, whatever carried it here. */
export type Incoming = {
  readonly body: unknown
  /** The body's own text, when there is one: the key under which answers for many are kept. */
  readonly text: string
  readonly language: Language
  readonly currency: Currency
  readonly standing: Standing
  readonly requestId: string
  readonly address: string
  readonly userAgent: string
  /** What the caller's browser was named by an earlier answer. */
  readonly browser: string | undefined
  readonly files: Readonly<Record<string, readonly Upload[]>>
}

export type SessionChange =
  | { readonly kind: 'start'; readonly token: string; readonly seconds: number | undefined }
  | { readonly kind: 'end' }

export type Outcome = {
  readonly status: number
  readonly envelope: Envelope
  /** The envelope as bytes, when they are ready already. */
  readonly bytes?: Buffer
  readonly failure?: FailureName
  readonly session?: SessionChange
  /** What the browser is to be named from now on. */
  readonly browser?: string
}

type KeptAnswer = { readonly envelope: Envelope; readonly bytes: Buffer }

/** Thrown to undo a transaction whose work was refused. */
class Undo extends Error {
  constructor(readonly failed: Failed) {
    super(failed.failure)
  }
}

const none: Readonly<Record<string, readonly Upload[]>> = {}
export const noFiles = none

/** Everything between the wire and the use cases. Each call takes the same steps, whether it came by HTTP or from a page being rendered. */
export class Calls {
  private readonly byPath = new Map<string, AnyUseCase>()
  private readonly answers = new Remembered(24 * 1024 * 1024)
  private readonly memory = new Remembered(24 * 1024 * 1024)

  constructor(
    readonly useCases: readonly AnyUseCase[],
    private readonly plumbing: Plumbing,
  ) {
    for (const useCase of useCases) {
      for (const path of this.pathsOf(useCase)) {
        if (this.byPath.has(path)) throw new Error(`two use cases answer at ${path}`)
        this.byPath.set(path, useCase)
      }
    }
  }

  /** Every path that a use case answers at. */
  pathsOf({ endpoint: { path, alsoAt = [], takesSuffix } }: AnyUseCase): string[] {
    const { productSuffix } = this.plumbing.platform.config
    return [path, ...alsoAt, ...(takesSuffix && productSuffix !== '' ? [path + productSuffix] : [])]
  }

  find(path: string): AnyUseCase | undefined {
    return this.byPath.get(path)
  }

  /** Looks up who a token belongs to. Without one it is a visitor, and no question to the database. */
  async standing(isOperatorPath: boolean, token: string | undefined): Promise<Standing> {
    const visitor: Standing = {
      actor: { kind: 'visitor' },
      contentVersion: this.plumbing.lastSeenVersion(),
      isRevoked: false,
    }
    if (token === undefined) return visitor
    const recognise: Recognise<Buyer | Operator> = isOperatorPath
      ? this.plumbing.recogniseOperator
      : this.plumbing.recogniseBuyer
    const found = await recognise(this.plumbing.database.db, token, this.plumbing.now())
    if (found.kind === 'known') {
      if (found.touch) this.touchLater(found.touch)
      return { actor: found.actor, contentVersion: found.contentVersion, isRevoked: false }
    }
    return { ...visitor, isRevoked: found.kind === 'revoked' }
  }

  /** Nobody waits for it, and a session that is not noted today is noted with the next request. */
  private touchLater(touch: (tx: Writer) => Promise<void>): void {
    this.plumbing.database
      .transaction(touch)
      .catch((error: unknown) => this.plumbing.platform.log.warn({ err: error }, 'a session could not be touched'))
  }

  /** An answer kept for this audience, if there is one: the way of most requests, and no work at all. */
  kept(
    path: string,
    text: string,
    language: Language,
    currency: Currency,
    audience: Audience,
    version: number,
  ): KeptAnswer | undefined {
    // Only `browse` answers are ever put here, under this very key.
    return this.answers.get(answerKey(path, text, language, currency, audience), version) as KeptAnswer | undefined
  }

  async run(useCase: AnyUseCase, incoming: Incoming): Promise<Outcome> {
    const { endpoint } = useCase
    const { standing, language } = incoming
    const turnedAway = whyTurnedAway(useCase, standing)
    if (turnedAway) return this.refused(turnedAway, incoming, {}, standing.isRevoked ? { kind: 'end' } : undefined)

    if (endpoint.access !== 'browse') return this.answer(useCase, incoming)

    const audience = audienceOf(standing.actor)
    // A Hong Kong clinic's currency is not its own choice, and everything below sees only the onlooker.
    const key = answerKey(endpoint.path, incoming.text, language, incoming.currency, audience)
    let refusedOutcome: Outcome | undefined
    const kept = await this.answers.orMake(
      key,
      standing.contentVersion,
      async (): Promise<KeptAnswer | undefined> => {
        const outcome = await this.answer(useCase, incoming)
        if (outcome.failure) {
          refusedOutcome = outcome
          return undefined
        }
        return { envelope: outcome.envelope, bytes: Buffer.from(JSON.stringify(outcome.envelope)) }
      },
      // The text and the object made of it.
      (answer) => (answer ? answer.bytes.length * 3 : 0),
    )
    if (kept) return { status: 200, envelope: kept.envelope, bytes: kept.bytes }
    return refusedOutcome ?? this.answer(useCase, incoming)
  }

  refused(
    name: FailureName,
    { language }: { language: Language },
    detail: FailureDetail = {},
    session?: SessionChange,
  ): Outcome {
    return {
      status: httpStatusOf(name),
      envelope: refusal(this.plumbing.platform.wording, name, language, detail),
      failure: name,
      ...(session ? { session } : {}),
    }
  }

  private async answer(useCase: AnyUseCase, incoming: Incoming): Promise<Outcome> {
    const { endpoint } = useCase
    const input = endpoint.input.safeDecode(incoming.body ?? {})
    if (!input.success) return this.refused('notUnderstood', incoming, { field: fieldAtFault(input.error) })

    const missing = missingFile(endpoint, incoming.files)
    if (missing) return this.refused('notUnderstood', incoming, { field: missing })

    const toKeep: { session?: SessionChange; browser?: string } = {}
    const call = this.callFor(useCase, incoming, input.data, toKeep)
    try {
      const result = await useCase.run(call, input.data)
      if (result instanceof Failed) return { ...this.refused(result.failure, incoming, result.detail), ...toKeep }
      return { status: 200, envelope: success(endpoint.output.encode(result)), ...toKeep }
    } catch (error) {
      return this.broken(error, endpoint.path, incoming)
    }
  }

  /** The last resort: whatever went wrong, the caller gets a sentence and a request id, and the log gets the rest. */
  private broken(error: unknown, path: string, incoming: Incoming): Outcome {
    if (isDatabaseBusy(error) || error instanceof TooBusyToHash) return this.refused('busy', incoming)
    if (error instanceof UploadRefused) return this.refused(error.failure, incoming, { field: error.field })
    this.plumbing.platform.log.error({ err: rootCause(error), path, requestId: incoming.requestId }, 'a call failed')
    return this.refused('unexpected', incoming)
  }

  private callFor(
    useCase: AnyUseCase,
    incoming: Incoming,
    input: unknown,
    toKeep: { session?: SessionChange; browser?: string },
  ): Call {
    const { endpoint } = useCase
    const { plumbing } = this
    const { standing, requestId } = incoming
    let subject = ''
    let before: object | undefined
    const write = async <T>(work: (tx: Writer) => Promise<T>): Promise<T> => {
      let isToDeliver = false
      try {
        const result = await plumbing.database.transaction(async (tx) => {
          const done = await work(tx)
          if (done instanceof Failed) throw new Undo(done)
          isToDeliver = leftForDelivery(tx)
          if (endpoint.access === 'operator' && standing.actor.kind === 'operator') {
            await writeAudit(tx, standing.actor, { action: endpoint.path, subject, input, before, requestId })
          }
          return done
        })
        if (isToDeliver) plumbing.platform.wake()
        return result
      } catch (error) {
        // The work returned this very refusal as its result.
        if (error instanceof Undo) return error.failed as T
        throw error
      }
    }
    return {
      // `whyTurnedAway` has let through only the actors that the endpoint's access names.
      actor: (endpoint.access === 'browse'
        ? { kind: 'onlooker', audience: audienceOf(standing.actor) }
        : standing.actor) as Call['actor'],
      now: plumbing.now(),
      language: incoming.language,
      currency: incoming.currency,
      requestId,
      address: incoming.address,
      userAgent: incoming.userAgent,
      read: plumbing.database.db,
      platform: plumbing.platform,
      files: { ...noneOf(endpoint), ...incoming.files },
      remember: (key, make) => this.memory.orMake(key, standing.contentVersion, make, roughBytes),
      write,
      statement: (work) => {
        if (endpoint.access === 'operator') throw new Error('what operators do is audited in the same transaction')
        return plumbing.database.statement(work)
      },
      mayTry: (key, limit) => plumbing.database.transaction((tx) => countAttempt(tx, key, limit, plumbing.now())),
      fail: (failure, detail) => new Failed(failure, detail),
      browser: incoming.browser,
      nameBrowser: () => {
        if (incoming.browser !== undefined) return incoming.browser
        toKeep.browser ??= newToken()
        return toKeep.browser
      },
      startSession: (token, seconds) => {
        toKeep.session = { kind: 'start', token, seconds }
      },
      endSession: () => {
        toKeep.session = { kind: 'end' }
      },
      about: (what, how) => {
        subject = what
        before = how
      },
    }
  }
}

function answerKey(path: string, text: string, language: Language, currency: Currency, audience: Audience): string {
  return `${path} ${languageSpelling[language].header}${currency}${audience} ${text}`
}

/** What a remembered value weighs, near enough to bound the memory. */
function roughBytes(value: unknown): number {
  return (JSON.stringify(value)?.length ?? 8) * 2
}

function whyTurnedAway({ endpoint }: AnyUseCase, { actor, isRevoked }: Standing): FailureName | undefined {
  const noSession = isRevoked ? 'sessionRevoked' : 'loginRequired'
  switch (endpoint.access) {
    case 'public':
    case 'browse':
    case 'operatorLogin':
      return undefined
    case 'operator':
      if (actor.kind !== 'operator') return noSession
      if (endpoint.permission && operatorMay(actor, endpoint.permission)) return undefined
      if (actor.mustChangePassword) return 'ownPasswordNeeded'
      return actor.mustSetUpTwoFactor ? 'twoFactorNeeded' : 'forbidden'
    case 'signedIn':
    case 'approved':
      if (actor.kind !== 'buyer') return noSession
      return endpoint.access === 'approved' && !actor.approved ? 'clinicNotReady' : undefined
    default:
      // An access that this switch does not know lets nobody in.
      return 'forbidden'
  }
}

const noneOf = ({ files }: Endpoint): Record<string, readonly Upload[]> =>
  Object.fromEntries(Object.keys(files ?? {}).map((field) => [field, []]))

/** The required file field that nothing came for. */
function missingFile({ files }: Endpoint, given: Incoming['files']): string | undefined {
  return Object.entries(files ?? {}).find(([field, rule]) => rule.required && !given[field]?.length)?.[0]
}

/** `goods[0].count`: the first thing in the input that could not be understood. */
export function fieldAtFault(error: z.ZodError): string {
  const deepest = (issue: z.core.$ZodIssue): PropertyKey[] => {
    const inner = issue.code === 'invalid_union' ? issue.errors[0]?.[0] : undefined
    return inner ? [...issue.path, ...deepest(inner)] : [...issue.path]
  }
  const [issue] = error.issues
  if (!issue) return 'body'
  const path = deepest(issue)
  if (path.length === 0) return 'body'
  return path
    .map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i > 0 ? '.' : ''}${String(step)}`))
    .join('')
    .slice(0, 200)
}
