/** Something with a page of its own, and when it last changed. */
export type Listed = { readonly id: string; readonly changedAt: Date }
