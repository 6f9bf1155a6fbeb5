import { z } from 'zod'

type Unwrapped<S extends z.ZodType> = S extends z.ZodPreprocess<infer B extends z.ZodType> ? B : S
type Shape = Readonly<Record<string, z.ZodType>>
type OptionalKeys<T extends Shape> = { [K in keyof T]: undefined extends z.input<T[K]> ? K : never }[keyof T]

type Plain<S extends z.ZodType> =
  S extends z.ZodObject<infer T extends Shape>
    ? { readonly [K in Exclude<keyof T, OptionalKeys<T>>]: z.output<T[K]> } & {
        readonly [K in OptionalKeys<T>]?: z.output<T[K]> | undefined
      }
    : z.output<S>

/** What a call takes, in code's own words; what has a default may be left out. */
export type InputOf<S extends z.ZodType> = Plain<Unwrapped<S>>

/** Words to wire. What is left out stays out, so that the server's defaults apply. Throws a ZodError on what cannot be said. */
export function encodeInput(schema: z.ZodType, input: unknown): unknown {
  if (schema instanceof z.ZodPipe && schema.def.in instanceof z.ZodTransform && schema.def.out instanceof z.ZodType)
    return encodeInput(schema.def.out, input)
  if (schema instanceof z.ZodObject && typeof input === 'object' && input !== null) {
    const given = Object.entries(input).filter(([, value]) => value !== undefined)
    return Object.fromEntries(
      given.map(([key, value]) => [key, named(key, () => encodeField(schema.shape[key], value))]),
    )
  }
  return z.encode(schema, input)
}

// The fields are encoded one by one, so what is wrong inside of one does not know its name.
function named(key: string, encode: () => unknown): unknown {
  try {
    return encode()
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    throw new z.ZodError(error.issues.map((issue) => ({ ...issue, path: [key, ...issue.path] })))
  }
}

// Zod's backward direction has no default to fall back to; a field that is given needs none.
function encodeField(field: unknown, value: unknown): unknown {
  if (field instanceof z.ZodDefault || field instanceof z.ZodOptional) return encodeField(field.def.innerType, value)
  if (field instanceof z.ZodType) return z.encode(field, value)
  return value
}
