import { expect, it } from 'vitest'
import { failureNames, failures } from './failures'

it('every refusal has a result code of its own, so that clients can tell them apart', () => {
  const named = new Map<number, string>()
  for (const name of failureNames) {
    const { code } = failures[name]
    expect([code, named.get(code) ?? name]).toEqual([code, name])
    named.set(code, name)
  }
})
