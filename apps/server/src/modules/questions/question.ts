import type { LocalizedText } from '@cusp/kernel'

type Shared = {
  readonly id: string
  readonly name: LocalizedText
  readonly position: number
  readonly isPublished: boolean
  readonly version: number
}
export type Category = Shared & { readonly remark: LocalizedText; readonly icon: string }
export type Question = Shared & { readonly categoryId: string; readonly content: LocalizedText }

/** A question as buyers are answered. */
export type ShownQuestion = Pick<Question, 'id' | 'name' | 'content' | 'categoryId'> & {
  readonly categoryName: LocalizedText
}
