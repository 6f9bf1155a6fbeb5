/** The same keys with any text: what a translation has to give. */
export type SameWords<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameWords<T[K]> }
