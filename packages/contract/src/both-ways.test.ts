import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints } from '.'

/** Names of the places below a schema where a value can be read but not written. */
function oneWay(schema: unknown, path: string, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const def = (schema as { _zod?: { def?: Record<string, unknown> } })._zod?.def
  if (!def) return []
  if (def.type === 'transform') return [path]
  const parts = [
    ...Object.entries(def.type === 'object' ? (def.shape as object) : {}),
    ...['in', 'out', 'innerType', 'element', 'valueType', 'keyType', 'left', 'right'].map(
      (key) => [key, def[key]] as const,
    ),
    ...((def.options as unknown[] | undefined) ?? []).map((option, i) => [String(i), option] as const),
    ...(Array.isArray(def.items) ? def.items.map((item, i) => [String(i), item] as const) : []),
  ]
  return parts.flatMap(([name, part]) => oneWay(part, `${path}.${name}`, seen))
}

/** The client writes what stands behind a call's own reading of older spellings. */
const written = (input: z.ZodType): unknown =>
  input instanceof z.ZodPipe && input.def.in instanceof z.ZodTransform ? input.def.out : input

it('every call can be written by our own clients as well as read by the server', () => {
  expect(
    endpoints.flatMap(({ module, name, endpoint }) => oneWay(written(endpoint.input), `${module}.${name}`)),
  ).toEqual([])
})
