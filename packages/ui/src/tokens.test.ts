import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast'
import { colours, edgePairs, fonts, radii, readableContrast, textPairs, visibleContrast } from './tokens'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function declared(kind: string): Record<string, string> {
  const found = css.matchAll(new RegExp(`--${kind}-([a-z0-9-]+):\\s+([^;]+);`, 'g'))
  return Object.fromEntries([...found].map(([, name, value]) => [name, value?.replace(/\s+/g, ' ').trim()]))
}

describe('tokens', () => {
  it('say the same colours, radii and fonts to style sheets and to code', () => {
    expect(declared('color')).toEqual(colours)
    expect(declared('radius')).toEqual(radii)
    expect(declared('font')).toEqual(fonts)
  })

  it.each(textPairs)('keep %s readable on %s', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(readableContrast)
  })

  it.each(edgePairs)('keep %s visible on %s', (edge, ground) => {
    expect(contrast(colours[edge], colours[ground])).toBeGreaterThanOrEqual(visibleContrast)
  })

  it('measure black on white as 21 to 1 and a colour on itself as 1 to 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#0b5d4a', '#0b5d4a')).toBe(1)
  })
})
