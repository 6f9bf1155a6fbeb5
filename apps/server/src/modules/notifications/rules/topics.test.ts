import { expect, it } from 'vitest'
import { preferencesInWords, topics } from './topics'

it('offers every topic once, in words of both languages', () => {
  for (const language of ['en', 'zh-Hant'] as const) {
    const offered = preferencesInWords(['orderPaid'], language).flatMap(({ emailConfig }) => emailConfig)
    expect(offered.map(({ emailPreferencesId }) => emailPreferencesId).sort()).toEqual([...topics].sort())
    expect(offered.find(({ emailPreferencesId }) => emailPreferencesId === 'orderPaid')?.isChange).toBe('off')
    expect(offered.find(({ emailPreferencesId }) => emailPreferencesId === 'orderShipped')?.isChange).toBe('on')
    expect(offered.every(({ title, message }) => title !== '' && message !== '')).toBe(true)
  }
})
