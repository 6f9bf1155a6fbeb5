import type { Illustration } from './illustrations'
import type { sizeOf } from './scenery'

export type Pair = { readonly en: string; readonly 'zh-Hant': string }
type Format = Parameters<typeof sizeOf>[0]
type Ground = { readonly from: string; readonly to: string }

/** Something that operators show with a picture of its own. */
export type Pictured = {
  readonly key: string
  readonly title: Pair
  readonly link: string
  readonly ground: Ground
  readonly things: readonly Illustration[]
}

export const grounds = {
  jade: { from: '#0b4a3f', to: '#1f7a68' },
  indigo: { from: '#27345f', to: '#4b5fa8' },
  amber: { from: '#5a3a12', to: '#b07a2c' },
  plum: { from: '#4a1f45', to: '#8a4b80' },
  sky: { from: '#123f5a', to: '#2f7fa8' },
  coral: { from: '#6a2a1c', to: '#b8604a' },
} as const satisfies Record<string, Ground>

export const shown = (...things: readonly [Illustration['type'], Illustration['tint'], Illustration['accent']][]) =>
  things.map(([type, tint, accent]): Illustration => ({ type, tint, accent, pose: 0 }))

export const search = (keyword: string): string => `/search?${new URLSearchParams({ keyword, searchType: 'keyword' })}`

/** A picture by its name, with what is on it. */
export type Scene = {
  readonly name: string
  readonly of: Ground & { readonly things: readonly Illustration[] }
  readonly format: Format
}

/** Names the pictures of one page. */
export const sceneOf =
  (page: string) =>
  ({ key, ground, things }: Pick<Pictured, 'key' | 'ground' | 'things'>, format: Format): Scene => ({
    name: `${page}-${key}`,
    of: { ...ground, things },
    format,
  })
