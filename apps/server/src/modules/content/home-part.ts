import type { homeParts } from '@cusp/contract'
import type { Staged } from './staged'

export type HomePartKind = homeParts.HomePartKind
export type HomePart = homeParts.HomePart

/** A part of the home page as it is shown, of each kind in its order. */
export type ShownPart = HomePart & { readonly id: number; readonly until: Date | null }
export type HomePartOf<K extends HomePartKind> = homeParts.HomePartOf<K>

export type KeptPart = Staged<HomePart['content']> & {
  readonly id: number
  readonly kind: HomePartKind
  readonly version: number
}
