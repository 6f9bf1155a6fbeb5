/**
 * Where an arrow key leads from place `at` among `count` things that stand in rows of `columns`; undefined when it leads out
 * of them. Home and End lead to the ends.
 */
export function placeAfter(key: string, at: number, count: number, columns: number): number | undefined {
  const column = at % columns
  const to: Readonly<Record<string, number | undefined>> = {
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    ArrowLeft: column > 0 ? at - 1 : undefined,
    ArrowRight: column < columns - 1 ? at + 1 : undefined,
    Home: 0,
    End: count - 1,
  }
  const place = to[key]
  return place !== undefined && place >= 0 && place < count ? place : undefined
}
