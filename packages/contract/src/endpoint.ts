import type { z } from 'zod'
import type { FailureName } from './failures'
import type { Permission } from './permissions'

/**
 * Who may call. The server narrows `actor` to match, so a handler cannot forget to ask.
 * `browse` is public too, but its answer depends on nothing of the caller except the audience: it may be kept and reused.
 */
export type Access = 'public' | 'browse' | 'signedIn' | 'approved' | 'operatorLogin' | 'operator'

type PathFor<A extends Access> = A extends 'public' | 'browse'
  ? `/api/${string}`
  : A extends 'operator' | 'operatorLogin'
    ? `/opsapi/${string}`
    : `/authapi/${string}`

/** What may be sent in one file field of a multipart call. Both sides check it. */
export type FileRule = {
  readonly atMostBytes: number
  readonly atMostCount: number
  readonly kinds: readonly FileKind[]
  readonly required: boolean
}
export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf' | 'csv' | 'xlsx' | 'gzip' | 'mp4'
export type FileRules = Readonly<Record<string, FileRule>>

export type Endpoint<
  A extends Access = Access,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  F extends FailureName = FailureName,
  U extends FileRules = FileRules,
> = {
  readonly access: A
  readonly path: string
  readonly input: I
  readonly output: O
  readonly failures: readonly F[]
  readonly summary: string
  /** The operator permission that the call needs; operators without it are refused. */
  readonly permission?: Permission | undefined
  /** Present on multipart calls: the file fields and their limits. */
  readonly files?: U | undefined
  /** Other paths that answer alike (the specification's alternatives, decision 3). */
  readonly alsoAt?: readonly string[] | undefined
  /** Answers too at its path with the shop's ending, where the specification says `{product}` (spec A143). */
  readonly takesSuffix?: true | undefined
  /** Bytes of JSON that the call may send, when more than the usual 64 kB. */
  readonly bodyLimit?: number | undefined
}

type Entry<A extends Access, I, O, F, U> = {
  access: A
  path: PathFor<NoInfer<A>>
  summary: string
  input: I
  output: O
  failures: readonly F[]
  files?: U
  alsoAt?: readonly PathFor<NoInfer<A>>[]
  takesSuffix?: true
  bodyLimit?: number
} & (A extends 'operator' ? { permission: Permission } : { permission?: never })

/** Declares one call of the shop: who, where, what it takes, what it gives, how it refuses. */
export function endpoint<
  A extends Access,
  I extends z.ZodType,
  O extends z.ZodType,
  const F extends FailureName = never,
  const U extends FileRules = Record<never, never>,
>(entry: Entry<A, I, O, F, U>): Endpoint<A, I, O, F, U> {
  return entry
}
