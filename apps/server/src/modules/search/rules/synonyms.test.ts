import { describe, expect, it } from 'vitest'
import { keywordQuery } from './query'
import { synonymsFrom } from './synonyms'
import { headsOf } from './tokens'

const asIs = (character: string) => character

describe('synonyms', () => {
  const synonyms = synonymsFrom(
    [
      ['gutta percha', 'GP', '牙膠'],
      ['x ray', 'X光'],
      ['point', '尖'],
    ],
    asIs,
  )
  const asked = (keyword: string) => keywordQuery(keyword, asIs, { synonyms }).tokens
  const guttaPercha = `(('gutta' & 'percha') | ('gp') | ('牙膠'))`
  const point = `(('point') | ('尖':*))`

  it('stand for each other, whichever was typed and however it was joined', () => {
    expect(asked('GP')).toBe(guttaPercha)
    expect(asked('gutta-percha')).toBe(guttaPercha)
    expect(asked('Gutta Percha points')).toBe(`${guttaPercha} & ${point}`)
  })

  it('are found inside a Chinese run, and the rest of it is still asked for', () => {
    expect(asked('牙膠尖')).toBe(`${guttaPercha} & ${point}`)
    expect(asked('熱牙膠槍')).toBe(`'熱':* & ${guttaPercha} & '槍':*`)
  })

  it('may mix scripts', () => {
    expect(asked('X光菲林')).toBe(`(('x' & 'ray') | ('x' & '光':*)) & '菲林'`)
  })

  it('leave everything else as it was typed', () => {
    expect(asked('nitrile gloves')).toBe(keywordQuery('nitrile gloves', asIs).tokens)
  })
})

describe('what a name says that a thing is', () => {
  it.each([
    ['Alginate, dust-free', ['alginate']],
    ['Composite warmer', ['warmer']],
    ['Triple trays for bite and arch', ['tray']],
    ['拆托槽鉗', ['槽鉗']],
    ['柔軟丁腈檢查手套（無粉）', ['手套']],
    ['', []],
  ])('%s: %j', (name, heads) => expect(headsOf(name, asIs)).toEqual(heads))
})

it('leaves out each word in turn, and nothing when there is but one', () => {
  expect(keywordQuery('blue nitrile glove', asIs, { leaveOneOut: true }).tokens).toBe(
    `('nitrile' & 'glove':*) | ('blue' & 'glove':*) | ('blue' & 'nitrile')`,
  )
  expect(keywordQuery('glove', asIs, { leaveOneOut: true }).tokens).toBeUndefined()
})
