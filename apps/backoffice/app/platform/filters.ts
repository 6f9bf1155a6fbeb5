import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** How one filter is read from the address bar and written back; '' leaves it out. */
export type Filter<T> = { readonly read: (text: string) => T; readonly write: (value: T) => string }
// biome-ignore lint/suspicious/noExplicitAny: a set of filters holds values of every type
export type FilterSet = Readonly<Record<string, Filter<any>>>
export type FilterValues<S extends FilterSet> = { readonly [K in keyof S]: S[K] extends Filter<infer T> ? T : never }

export const textFilter = (atMost = 80): Filter<string> => ({
  read: (text) => text.trim().slice(0, atMost),
  write: (value) => value.trim().slice(0, atMost),
})

/** One of the given names; anything else in the address bar means no choice. */
export const choiceFilter = <const T extends string>(choices: readonly T[]): Filter<T | undefined> => ({
  read: (text) => choices.find((choice) => choice === text),
  write: (value) => value ?? '',
})

const dayShape = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** A calendar day, `YYYY-MM-DD`; days that no calendar has are ignored. */
export const dayFilter = (): Filter<string | undefined> => ({
  read: (text) =>
    dayShape.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text) ? text : undefined,
  write: (value) => value ?? '',
})

const idShape = /^[\w-]{1,64}$/

/** An id as the wire has it; what cannot be one is ignored. */
export const idFilter = <T extends string>(brand: (text: string) => T): Filter<T | undefined> => ({
  read: (text) => (idShape.test(text) ? brand(text) : undefined),
  write: (value) => value ?? '',
})

const wholeNumber = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : 0)

export const pageFilter = (): Filter<number> => ({
  read: (text) => Math.min(Math.max(wholeNumber(text), 1), 100_000),
  write: (value) => (value > 1 ? String(value) : ''),
})

export const pageSizes = [20, 50, 100] as const

export const pageSizeFilter = (usual: number = pageSizes[0]): Filter<number> => ({
  read: (text) => pageSizes.find((size) => size === wholeNumber(text)) ?? usual,
  write: (value) => (value === usual ? '' : String(value)),
})

export function readFilters<S extends FilterSet>(filters: S, params: URLSearchParams): FilterValues<S> {
  const read = Object.entries(filters).map(([name, filter]) => [name, filter.read(params.get(name) ?? '')])
  // Each name holds what its own filter read.
  return Object.fromEntries(read) as FilterValues<S>
}

/** The address of these values: defaults are left out, names keep the order in which the list declares them. */
export function writeFilters<S extends FilterSet>(filters: S, values: FilterValues<S>): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, filter] of Object.entries(filters)) {
    const text = filter.write(values[name])
    if (text !== '') params.set(name, text)
  }
  return params
}

/** The filters of a list, kept in the URL. Changing any of them goes back to page 1. */
export function useFilters<S extends FilterSet>(
  filters: S,
): readonly [FilterValues<S>, (change: Partial<FilterValues<S>>) => void] {
  const [params, setParams] = useSearchParams()
  const values = useMemo(() => readFilters(filters, params), [filters, params])
  const change = useCallback(
    (some: Partial<FilterValues<S>>) => {
      setParams((now) => {
        const start = 'page' in some ? readFilters(filters, now) : { ...readFilters(filters, now), page: 1 }
        return writeFilters(filters, { ...start, ...some })
      })
    },
    [filters, setParams],
  )
  return [values, change]
}
