import { describe, expect, it } from 'vitest'
import { Buckets } from './rate-limit'

describe('Buckets', () => {
  it('lets a burst through, then refuses, then lets through again as time passes', () => {
    const buckets = new Buckets({ burst: 3, perSecond: 1 })
    expect([1, 2, 3, 4].map(() => buckets.take('a', 0))).toEqual([true, true, true, false])
    expect(buckets.take('b', 0)).toBe(true)
    expect(buckets.take('a', 1000)).toBe(true)
    expect(buckets.take('a', 1000)).toBe(false)
  })
})
