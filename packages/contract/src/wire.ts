import {
  type Currency,
  currencies,
  type Id,
  idFrom,
  type Machine,
  type Minor,
  type StateOf,
  type States,
  toMinor,
} from '@cusp/kernel'
import { z } from 'zod'

const isMinor = (v: unknown): boolean => Number.isSafeInteger(v)

/** Far above any order and far below what cents can count. */
const largest = 10_000_000_000

/** `12.5` on the wire is 1250 cents in code. The currency is the call's or the thing's own. */
export const amount = z.codec(z.number().min(-largest).max(largest), z.custom<Minor>(isMinor), {
  decode: (decimal) => toMinor(Math.round(decimal * 100)),
  encode: (cents) => cents / 100,
})

/** A price as this viewer may see it. */
export type Price =
  | { readonly kind: 'amount'; readonly minor: Minor }
  | { readonly kind: 'onInquiry' }
  | { readonly kind: 'hidden' }

/** One million means "ask us" (spec A197); null means that the viewer may not see prices. */
export const onInquiryOnWire = 1_000_000
export const price = z.codec(z.number().nullable(), z.custom<Price>(), {
  decode: (wire): Price =>
    wire === null
      ? { kind: 'hidden' }
      : wire === onInquiryOnWire
        ? { kind: 'onInquiry' }
        : { kind: 'amount', minor: toMinor(Math.round(wire * 100)) },
  encode: (p) => (p.kind === 'hidden' ? null : p.kind === 'onInquiry' ? onInquiryOnWire : p.minor / 100),
})

/** Codes travel; names are what code reads. */
export function state<T extends States>(m: Machine<T>) {
  type Name = StateOf<Machine<T>>
  // A machine's keys are its state names.
  const names = Object.keys(m.states) as Name[]
  const byCode = new Map(names.map((name) => [m.states[name]?.code ?? -1, name]))
  return z.codec(
    z.number().refine((code) => byCode.has(code)),
    z.custom<Name>((v) => typeof v === 'string' && v in m.states),
    {
      // The refinement above has found the code in the table.
      decode: (code) => byCode.get(code) as Name,
      encode: (name) => m.states[name]?.code ?? -1,
    },
  )
}

/** A closed list of names that travel as the given codes. */
export function coded<const T extends Readonly<Record<string, number | string>>>(table: T) {
  type Name = keyof T & string
  // Object.keys forgets the names that the table declares.
  const names = Object.keys(table) as Name[]
  const byCode = new Map(names.map((name) => [String(table[name]), name]))
  return z.codec(
    z.union([z.number(), z.string()]).refine((code) => byCode.has(String(code))),
    z.custom<Name>((v) => typeof v === 'string' && v in table),
    {
      // The refinement above has found the code in the table.
      decode: (code) => byCode.get(String(code)) as Name,
      encode: (name) => table[name] ?? '',
    },
  )
}

/** Plain words in code, the specification's spelling on the wire. */
export function respelled<T extends z.ZodRawShape>(fields: T, onWire: { readonly [K in keyof T]?: string }) {
  const pairs = Object.keys(fields).map((word) => [word, onWire[word] ?? word] as const)
  const wireShape = z.object(Object.fromEntries(pairs.map(([word, spelt]) => [spelt, fields[word] ?? z.never()])))
  type Plain = z.output<z.ZodObject<T>>
  return z.codec(
    wireShape,
    z.custom<Plain>((v) => typeof v === 'object' && v !== null),
    {
      // Renaming keeps the values that the wire shape has decoded.
      decode: (wire) => Object.fromEntries(pairs.map(([word, spelt]) => [word, wire[spelt]])) as Plain,
      encode: (plain) => {
        // The plain object has exactly the words of the pairs.
        const words = plain as Record<string, unknown>
        return Object.fromEntries(pairs.map(([word, spelt]) => [spelt, words[word]]))
      },
    },
  )
}

/** An id: letters, digits, `-` and `_`, up to 64; numbers are accepted and become text. */
export const id = <K extends string>() =>
  z.codec(
    z.union([z.string().regex(/^[\w-]{1,64}$/), z.number().int().nonnegative()]),
    z.custom<Id<K>>((v) => typeof v === 'string'),
    { decode: (v) => idFrom<K>(String(v)), encode: (v) => v },
  )

const orderNoShape = /^\d{8,24}$/
export const orderNo = z.codec(
  z.union([z.string().regex(orderNoShape), z.number().int().positive()]),
  z.custom<Id<'OrderNo'>>((v) => typeof v === 'string'),
  {
    decode: (v) => idFrom<'OrderNo'>(String(v)),
    encode: (v) => v,
  },
)
/** A whole number from 0; what a list counts. */
export const count = z.number().int().nonnegative()
/** Pieces of goods in one line. Accepts digits in a string, as older clients send them. */
export const pieces = z.codec(
  z.union([z.number().int().min(0).max(1_000_000), z.string().regex(/^\d{1,7}$/)]),
  z.custom<number>((v) => Number.isSafeInteger(v)),
  {
    decode: (v) => Number(v),
    encode: (v) => v,
  },
)
export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (s) => new Date(s),
  encode: (d) => d.toISOString(),
})
/** A day without a time, `YYYY-MM-DD`. */
export const day = z.iso.date()
export const currency = z.enum(currencies) satisfies z.ZodType<Currency>
/** One line of typed text: trimmed, no control characters. */
export const line = (atMost: number) =>
  z
    .string()
    .trim()
    .max(atMost)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
    .regex(/^[^\u0000-\u001f\u007f]*$/)
/** A line that is kept as far as it can be: whatever is wrong with it is no reason to refuse the call. */
export const lenientLine = (atMost: number) =>
  z.codec(z.union([z.string(), z.number()]), z.string(), {
    decode: (v) =>
      String(v)
        .replace(/\p{Cc}/gu, '')
        .trim()
        .slice(0, atMost),
    encode: (v) => v,
  })
/** Several lines of typed text; NUL is refused because the database cannot hold it. */
export const prose = (atMost: number) =>
  z
    .string()
    .trim()
    .max(atMost)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what is refused here
    .regex(/^[^\u0000]*$/)
export const localized = (atMost: number) =>
  z.object({ en: prose(atMost), 'zh-Hant': prose(atMost), 'zh-Hans': prose(atMost).optional() })

/** One line in both languages, neither of them empty. */
export const localizedLine = (atMost: number) =>
  z.object({ en: line(atMost).min(1), 'zh-Hant': line(atMost).min(1), 'zh-Hans': line(atMost).optional() })

/** A picture that was uploaded here; none is shown for ''. */
export const ownPicture = z.string().regex(/^(?:\/pictures\/[\w-]{1,40}\/[\w-]{1,64}\.webp)?$/)

/** Grows with every change; a save that names an older one is refused. */
export const version = z.number().int().nonnegative()

/** Yes or no, also as the word or the digit that multipart forms and older clients send; nothing typed is no. */
export const flag = z.codec(
  z.union([z.boolean(), z.literal([0, 1]), z.enum(['true', 'false', '1', '0', ''])]),
  z.boolean(),
  { decode: (v) => v === true || v === 'true' || v === '1' || v === 1, encode: (v) => v },
)

export const nothing = z.null()
export const noInput = z.object({})

/** Page number from 1; both spellings of spec A144 are read (decision 7). Page sizes are fixed by the call, up to `atMost`. */
export const page = (size: number, atMost: number = size) => ({
  pageIndex: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(atMost).default(size),
})
export const pageOf = <T extends z.ZodType>(item: T) => ({ list: z.array(item), totalPage: count, totalCount: count })
