import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { Language } from '@cusp/kernel'
import type { Whoever } from './actor'
import type { Background } from './background'

/** A request that is no contract call: pictures, downloads, provider notices, hosted pages. */
export type RawCall = Background & {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly headers: IncomingHttpHeaders
  /** The bytes of the body, at most 256 kB, unparsed: signatures are over bytes. */
  readonly body: Buffer
  readonly language: Language
  /** The buyer's session, or the operator's for paths under /opsapi. */
  readonly actor: Whoever
  readonly requestId: string
}

export type RawAnswer = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string | Buffer | Readable
}

export type RawRoute = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Notices from outside carry a signature instead of coming from our own pages. */
  readonly fromOutside?: boolean
  run(call: RawCall): Promise<RawAnswer>
}
