import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keywordQuery, meansEverything } from './query'
import { facetScope, sortFor } from './sort'
import { namesStarting, similarNames, similarTo } from './suggestions'
import { compactArticle, pairsOf, stem, tokensOf, vectorOf } from './tokens'
import { corrected, nearWords, typingDistance } from './typo'

const asIs = (character: string) => character

describe('tokens', () => {
  it.each([
    ['gloves', 'glove'],
    ['boxes', 'box'],
    ['brushes', 'brush'],
    ['bodies', 'body'],
    ['glass', 'glass'],
    ['virus', 'virus'],
    ['its', 'its'],
  ])('%s and %s meet', (plural, singular) => expect(stem(plural)).toBe(stem(singular)))

  it('covers every character of a Chinese run', () => {
    expect(pairsOf('丁腈手套')).toEqual(['丁腈', '手套'])
    expect(pairsOf('注射器')).toEqual(['注射', '射器'])
    expect(pairsOf('針')).toEqual(['針'])
  })

  it('gives the database text that it can always read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(vectorOf([['A', tokensOf(text, asIs)]])).toMatch(/^(?:'[a-z0-9\p{Script=Han}]+':1A ?)*$/u)
        for (const leaveOneOut of [false, true]) {
          const { tokens, rank } = keywordQuery(text, asIs, { leaveOneOut })
          if (tokens) expect(tokens).toMatch(/^[a-z0-9\p{Script=Han}':*&|() ]+$/u)
          if (rank) expect(rank).toMatch(/^[a-z0-9\p{Script=Han}'^:*| ]+$/u)
        }
      }),
    )
  })

  it('reads article numbers with and without separators', () => {
    expect(compactArticle('x-806 10/n')).toBe('X80610N')
    expect(keywordQuery('x-80610n', asIs)).toMatchObject({
      tokens: `(('x' & '80610n':*) | 'x80610n':*)`,
      article: 'X80610N',
    })
    expect(keywordQuery('nitrile', asIs).article).toBeUndefined()
    expect(meansEverything('all')).toBe(true)
  })
})

describe('typing mistakes', () => {
  const vocabulary = [
    { word: 'nitrile', products: 50 },
    { word: 'niti', products: 90 },
    { word: 'title', products: 1 },
  ]
  it('counts a swap of neighbours as one', () => {
    expect(typingDistance('nitirle', 'nitrile', 2)).toBe(1)
    expect(typingDistance('glove', 'glove', 2)).toBe(0)
    expect(typingDistance('glove', 'syringe', 2)).toBe(3)
  })

  it('is symmetric and never less than the difference in length', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(typingDistance(a, b, 8)).toBe(typingDistance(b, a, 8))
        expect(typingDistance(a, b, 8)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
      }),
    )
  })

  it('puts the right word first', () => {
    expect(nearWords('nitirle', vocabulary, 3)).toEqual(['nitrile'])
    expect(corrected('Nitirle gloves', vocabulary, (word) => word === 'gloves')).toBe('nitrile gloves')
    expect(similarTo('nitirle gloves', vocabulary, (word) => word === 'gloves')).toEqual(['nitrile gloves'])
  })
})

it('never sorts by price for those who may not see prices', () => {
  expect(sortFor('priceHighToLow', false)).toBe('default')
  expect(sortFor('priceLowToHigh', false)).toBe('default')
  expect(sortFor('priceHighToLow', true)).toBe('priceHighToLow')
  expect(sortFor('newestFirst', false)).toBe('newestFirst')
})

it('offers the categories beside the chosen one while browsing, and all of them for a keyword', () => {
  const categories = [
    { id: '1', parentId: null },
    { id: '2', parentId: '1' },
  ]
  expect(facetScope('2', false, categories)).toBe('1')
  expect(facetScope('1', false, categories)).toBe('1')
  expect(facetScope('2', true, categories)).toBeUndefined()
})

it('suggests names that begin with what was typed, in both languages', () => {
  const names = [
    { en: 'Dental gloves', 'zh-Hant': '牙科手套' },
    { en: 'Gloves', 'zh-Hant': '手套' },
    { en: 'Aglow', 'zh-Hant': '燈' },
  ]
  expect(namesStarting('glo', names, asIs, 5)).toEqual(['Gloves', 'Dental gloves'])
  expect(namesStarting('手', names, asIs, 5)).toEqual(['手套', '牙科手套'])
  expect(similarNames('乳膠手套', names, asIs)).toEqual(['手套', '牙科手套'])
})
