import type { Language, LocalizedText, Place, Said } from '@cusp/kernel'

/** A letter or a refusal, as the shop would say it if nobody had edited it. */
export type Editable = {
  readonly key: string
  /** The result code whose sentence this is; null for a letter. */
  readonly resultCode: number | null
  readonly about: LocalizedText
  readonly places: Readonly<Record<string, Place>>
  readonly says: Readonly<Record<Language, Said>>
}

export type Edited = Said & {
  readonly key: string
  readonly language: Language
  readonly isRestored: boolean
  readonly version: number
  readonly at: Date
  readonly by: string
}
