/** One text, English first, then Traditional Chinese. */
export type Pair = readonly [en: string, zh: string]
