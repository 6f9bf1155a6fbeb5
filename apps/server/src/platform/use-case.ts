import type { Access, commonFailures, Endpoint, FailureDetail, FailureName, FileRules } from '@cusp/contract'
import type { Currency, Language } from '@cusp/kernel'
import type { z } from 'zod'
import type { ActorFor } from './actor'
import type { AttemptLimit } from './attempts'
import type { Reader, Writer } from './database'
import type { Platform } from './platform'

/** Refusals that every call may meet, and that entries therefore do not announce. */
export type CommonFailure = (typeof commonFailures)[number]

/** A refusal the contract announced. Returned, not thrown; inside `write` it also rolls back. */
export class Failed<F extends FailureName = FailureName> {
  constructor(
    readonly failure: F,
    readonly detail: FailureDetail = {},
  ) {}
}

/** A file that came with a multipart call, already within its limits and on disk for the length of the call. */
export type Upload = {
  readonly originalName: string
  /** What the bytes are, by their first bytes and not by their name. */
  readonly kind: 'jpeg' | 'png' | 'webp' | 'pdf' | 'csv' | 'xlsx' | 'gzip' | 'mp4'
  readonly bytes: number
  readonly path: string
}

export type Call<A extends Access = Access, F extends FailureName = FailureName, U extends FileRules = FileRules> = {
  readonly actor: ActorFor<A>
  readonly now: Date
  readonly language: Language
  readonly currency: Currency
  readonly requestId: string
  /** The caller's network address, for limits only. */
  readonly address: string
  /** What the caller's browser says of itself; empty when it says nothing. */
  readonly userAgent: string
  readonly read: Reader
  readonly platform: Platform
  readonly files: { readonly [K in keyof U]: readonly Upload[] }
  /**
   * Keeps what `make` gives in this process's memory for as long as the catalogue has not changed.
   * The key must name everything that the value depends on besides the catalogue.
   */
  remember<T>(key: string, make: () => Promise<T>): Promise<T>
  write<T>(work: (tx: Writer) => Promise<T>): Promise<T>
  /** One changing statement that is whole by itself, without events and audit: for what happens most often. */
  statement<T>(work: (tx: Writer) => Promise<T>): Promise<T>
  /** Counts an attempt at something secret by itself, so that nothing that is refused later gives it back. */
  mayTry(key: string, limit: AttemptLimit): Promise<boolean>
  fail<G extends F | CommonFailure>(failure: G, detail?: FailureDetail): Failed<G>
  /** What the caller's browser was named by an earlier answer: binds what somebody without a session began to them. */
  readonly browser: string | undefined
  /** The browser's name; a browser that has none is given one with this answer, for an hour. */
  nameBrowser(): string
  /** Gives the browser a session; `seconds` undefined means until the browser closes. */
  startSession(token: string, seconds?: number): void
  endSession(): void
  /** What the audit log says this was about, and how that was before; operators' calls only. */
  about(subject: string, before?: object): void
}

export type UseCase<
  A extends Access = Access,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  F extends FailureName = FailureName,
  U extends FileRules = FileRules,
> = {
  readonly endpoint: Endpoint<A, I, O, F, U>
  run(call: Call<A, F, U>, input: z.output<I>): Promise<z.output<O> | Failed<F | CommonFailure>>
}

/** Binds what the contract says of a call to what the server does for it. */
export function useCase<
  A extends Access,
  I extends z.ZodType,
  O extends z.ZodType,
  F extends FailureName,
  U extends FileRules,
>(
  endpoint: Endpoint<A, I, O, F, U>,
  run: (call: Call<A, F, U>, input: z.output<I>) => Promise<z.output<O> | Failed<F | CommonFailure>>,
): UseCase<A, I, O, F, U> {
  return { endpoint, run }
}

// The registry holds use cases of every shape; `mount` gives each the input that its own endpoint decoded.
// biome-ignore lint/suspicious/noExplicitAny: no narrower type holds all use cases
export type AnyUseCase = UseCase<any, any, any, any, any>
