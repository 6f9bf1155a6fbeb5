export type Offered = { readonly id: string; readonly storeId: string; readonly isDefault: boolean }

/** One delivery per store: the one asked for, else the default, else the first. Undefined when one asked for, or any at all, is not offered. */
export function chooseDeliveries<M extends Offered>(
  storeIds: Iterable<string>,
  methods: readonly M[],
  asked: Readonly<Record<string, string>>,
): Map<string, M> | undefined {
  const chosen = new Map<string, M>()
  for (const storeId of storeIds) {
    const offered = methods.filter((method) => method.storeId === storeId)
    const wanted = asked[storeId]
    const method =
      wanted === undefined
        ? (offered.find((each) => each.isDefault) ?? offered[0])
        : offered.find((each) => each.id === wanted)
    if (!method) return undefined
    chosen.set(storeId, method)
  }
  return chosen
}

/** Choices kept earlier that still stand, with those made now on top; choices for other stores are dropped. */
export function standingChoices(
  storeIds: Iterable<string>,
  methods: readonly Offered[],
  kept: Readonly<Record<string, string>>,
  now: readonly { readonly storeId: string; readonly expressId: string }[],
): Record<string, string> {
  const choices: Record<string, string> = {}
  for (const storeId of storeIds) {
    const earlier = kept[storeId]
    const stands = methods.some((method) => method.id === earlier && method.storeId === storeId)
    const wanted = now.find((choice) => choice.storeId === storeId)?.expressId ?? (stands ? earlier : undefined)
    if (wanted !== undefined) choices[storeId] = wanted
  }
  return choices
}
