export type Period = { readonly from: Date | null; readonly until: Date | null }

/** What something is looked at with: now as everybody sees it, or another moment, or with what is being worked on. */
export type Look = { readonly at: Date | null; readonly withDrafts: boolean }

export type StageName = 'draft' | 'published'

export type StageRow<Content> = Period & {
  readonly content: Content
  readonly changedAt: Date
  readonly changedBy: string
}

/** What everybody sees of something, and beside it what is being worked on. */
export type Staged<Content> = {
  readonly draft: StageRow<Content> | undefined
  readonly published: StageRow<Content> | undefined
}

/** A thing as whoever changes it has seen it. */
export type Version<Id> = { readonly id: Id; readonly version: number }
