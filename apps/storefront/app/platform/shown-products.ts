/** How many products of an activity are shown, by its id; those that are not named show the first few. */
export type ShownProducts = ReadonlyMap<number, number>

/** Activities that one address may have opened further, and products of one: the server shows no more. */
const [mostActivities, mostProducts] = [8, 60]

/** Reads `12-10.15-20`: ten products of activity 12 and twenty of activity 15. What is written otherwise is left out. */
export function shownFrom(written: string | null): ShownProducts {
  const pairs = (written ?? '').split('.').flatMap((pair) => {
    const [, id, count] = /^(\d{1,9})-(\d{1,2})$/.exec(pair) ?? []
    return id !== undefined && Number(id) > 0 && Number(count) > 0
      ? [[Number(id), Math.min(mostProducts, Number(count))] as const]
      : []
  })
  return new Map(pairs.slice(0, mostActivities))
}

/** The same with another number of products of one activity; the latest stay when there are too many. */
export function shownWith(shown: ShownProducts, activityId: number, count: number): string {
  const others = [...shown].filter(([id]) => id !== activityId)
  return [...others, [activityId, Math.min(mostProducts, count)]]
    .slice(-mostActivities)
    .map(([id, many]) => `${id}-${many}`)
    .join('.')
}
