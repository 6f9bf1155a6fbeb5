const places = 100_000_000
// Coprime with the number of places: every count of the sequence gets a number of its own, far from its neighbour's.
const scatter = 61_803_399n

/** 16 digits: the day in Hong Kong, then the order's count, scattered so that numbers tell nothing about trade. */
export function orderNumber(count: number, now: Date): string {
  const day = new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '')
  const scattered = (BigInt(count) * scatter) % BigInt(places)
  return day + scattered.toString().padStart(8, '0')
}
