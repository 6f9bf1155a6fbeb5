import { type Access, type Endpoint, type FailureName, type FileRules, ok } from '@cusp/contract'
import { z } from 'zod'
import { encodeInput, type InputOf } from './encode-input'
import { Refused, refusedFrom } from './refused'

/** The specification's envelope (spec A131). */
export type Envelope = { readonly resultID: number; readonly message: string; readonly data: unknown }

/** Files of a multipart call, by field. */
export type Files = Readonly<Record<string, readonly File[]>>

/** Carries a call to the server and its envelope back. Rejects only when the wire itself fails. */
export type Transport = (path: string, body: unknown, files?: Files) => Promise<Envelope>

export type FilesOf<U extends FileRules> = { readonly [K in keyof U]?: readonly File[] }

export type Client = {
  /** The decoded answer, or a thrown `Refused`. */
  call<A extends Access, I extends z.ZodType, O extends z.ZodType, F extends FailureName, U extends FileRules>(
    entry: Endpoint<A, I, O, F, U>,
    input: InputOf<I>,
    files?: FilesOf<U>,
  ): Promise<z.output<O>>
}

export function createClient(transport: Transport): Client {
  return {
    async call(entry, input, files) {
      const body = encoded(entry, input)
      const envelope = await transport(entry.path, body, entry.files && present(files ?? {}))
      if (envelope.resultID !== ok) throw refusedFrom(envelope.resultID, envelope.message, envelope.data)
      return decoded(entry, envelope.data)
    },
  }
}

/**
 * Answers that the server keeps are the same object each time they are given within its process: they are decoded once.
 * Whoever calls does not change what it is given.
 */
const known = new WeakMap<object, Map<Endpoint, unknown>>()

function decoded<O extends z.ZodType>(entry: Endpoint & { readonly output: O }, data: unknown): z.output<O> {
  if (typeof data !== 'object' || data === null) return entry.output.parse(data)
  const byEntry = known.get(data) ?? new Map<Endpoint, unknown>()
  known.set(data, byEntry)
  if (!byEntry.has(entry)) byEntry.set(entry, entry.output.parse(data))
  // What stands under an entry is what its own output has made of this object.
  return byEntry.get(entry) as z.output<O>
}

/** What cannot be said on the wire, such as an id with a slash, is refused here as the server would refuse it. */
function encoded(entry: Endpoint, input: unknown): unknown {
  try {
    return encodeInput(entry.input, input)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    const field = error.issues[0]?.path[0]
    throw new Refused('notUnderstood', 2000, error.message, field === undefined ? {} : { field: String(field) })
  }
}

function present(files: Readonly<Record<string, readonly File[] | undefined>>): Files {
  return Object.fromEntries(Object.entries(files).flatMap(([field, list]) => (list ? [[field, list]] : [])))
}
