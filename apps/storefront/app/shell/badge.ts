/** `99+` above 99 (spec A69); nothing for an empty cart. */
export const badgeOf = (count: number): string | undefined =>
  count > 99 ? '99+' : count > 0 ? String(count) : undefined
