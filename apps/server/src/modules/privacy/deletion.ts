export type Deletion = { readonly requestedAt: Date | null; readonly dueAt: Date | null }

export const noDeletion: Deletion = { requestedAt: null, dueAt: null }
