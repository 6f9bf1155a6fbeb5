export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[half] ?? Number.NaN) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
}

/** Chance that a standard normal variable lies at least this far from zero (Abramowitz and Stegun 7.1.26, error below 2e-7). */
function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return series * Math.exp(-x * x)
}

/**
 * Mann-Whitney test of two samples. `p` is the chance of a difference like this between samples of the same distribution;
 * `share` is how often whoever sees one time of each kind would guess right which is which (0.5 is tossing a coin).
 */
export function compare(a: readonly number[], b: readonly number[]): { p: number; share: number } {
  const all = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))].sort(
    (x, y) => x.value - y.value,
  )
  let rankSum = 0
  let ties = 0
  for (let i = 0; i < all.length; ) {
    let end = i
    while (end < all.length && all[end]?.value === all[i]?.value) end += 1
    const rank = (i + 1 + end) / 2
    for (let k = i; k < end; k += 1) if (all[k]?.isA) rankSum += rank
    const tied = end - i
    ties += tied ** 3 - tied
    i = end
  }
  const [n, m] = [a.length, b.length]
  const u = rankSum - (n * (n + 1)) / 2
  const mean = (n * m) / 2
  const variance = ((n * m) / 12) * (n + m + 1 - ties / ((n + m) * (n + m - 1)))
  const share = u / (n * m)
  const p = variance > 0 ? twoSided((Math.abs(u - mean) - 0.5) / Math.sqrt(variance)) : 1
  return { p: Math.min(1, p), share: Math.max(share, 1 - share) }
}
