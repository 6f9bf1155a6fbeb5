import { describe, expect, it } from 'vitest'
import { editedText } from './edited-text'

const before = { en: 'Gloves', 'zh-Hant': '手套', 'zh-Hans': '手套(简)' }

describe('a text that an operator has edited', () => {
  it('keeps the Simplified text while its Traditional source stays', () => {
    expect(editedText(before, { en: 'Nitrile gloves', 'zh-Hant': '手套' })).toEqual({ ...before, en: 'Nitrile gloves' })
  })

  it('drops the Simplified text when its Traditional source changes', () => {
    expect(editedText(before, { en: 'Gloves', 'zh-Hant': '丁腈手套' })).toEqual({ en: 'Gloves', 'zh-Hant': '丁腈手套' })
  })
})
