import { describe, expect, it } from 'vitest'
import { reason, reasonIn, reasonNames } from './reasons'

const values = {
  most: 80,
  length: 91,
  from: 0,
  to: 10_000,
  text: 'about “ten”: 10 (each)\nor {line}',
  line: 12,
  cells: 9,
  columns: 8,
}

describe('reasonIn', () => {
  it.each(reasonNames)('says "%s" in Chinese with all that it names, and leaves the English as it was', (name) => {
    const said = reason(name, values)
    const inChinese = reasonIn('zh-Hant', said)
    expect(said).not.toMatch(/\{(?!line\}$)/)
    expect(inChinese).toMatch(/\p{Script=Han}/u)
    for (const number of said.match(/\d+/g) ?? []) expect(inChinese).toContain(number)
    expect(inChinese.endsWith(values.text)).toBe(said.endsWith(values.text))
    expect(reasonIn('en', said)).toBe(said)
  })

  it('leaves alone what another version of the shop has said', () => {
    expect(reasonIn('zh-Hant', 'is on fire')).toBe('is on fire')
  })
})
