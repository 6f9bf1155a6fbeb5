import type { FieldErrors } from '../../platform/form'

/** What became of changing the account: done, or what is wrong and where. */
export type ChangeAnswer =
  | { readonly isDone: true }
  | { readonly isDone: false; readonly errors: FieldErrors; readonly problem?: string | undefined }
