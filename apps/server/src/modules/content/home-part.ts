import type { homeParts } from '@cusp/contract'

export type HomePartKind = homeParts.HomePartKind
export type HomePart = homeParts.HomePart

/** A part of the home page as it is shown, of each kind in its order. */
export type ShownPart = HomePart & { readonly id: number; readonly until: Date | null }
export type HomePartOf<K extends HomePartKind> = homeParts.HomePartOf<K>

export type Period = { readonly from: Date | null; readonly until: Date | null }

/** What the home page is looked at with: now as everybody sees it, or another moment, or with what is being worked on. */
export type Look = { readonly at: Date | null; readonly withDrafts: boolean }

export type StageRow = Period & {
  readonly content: HomePart['content']
  readonly changedAt: Date
  readonly changedBy: string
}

export type KeptPart = {
  readonly id: number
  readonly kind: HomePartKind
  readonly version: number
  readonly draft: StageRow | undefined
  readonly published: StageRow | undefined
}
