/** A choice of a filter, with how many of the results it leaves. */
export type Facet = { readonly id: string; readonly name: string; readonly count: number }
