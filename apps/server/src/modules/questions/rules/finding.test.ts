import { describe, expect, it } from 'vitest'
import { questionsWith } from './finding'

const questions = [
  { name: 'When is it delivered?', content: '<p>Medicines &amp; gloves within <strong>two</strong> days.</p>' },
  { name: 'Who may buy medicines?', content: '<p>Clinics.</p>' },
  { name: '如何付款？', content: '<p>可使用ＦＰＳ轉數快。</p>' },
]
const found = (words: string) => questionsWith(questions, words).map(({ name }) => name)

describe('looking through the questions', () => {
  it('finds words in names and answers, those in names first', () => {
    expect(found('medicines')).toEqual(['Who may buy medicines?', 'When is it delivered?'])
    expect(found('付款')).toEqual(['如何付款？'])
  })

  it('asks for every word, whatever its case and width', () => {
    expect(found('TWO gloves')).toEqual(['When is it delivered?'])
    expect(found('gloves clinics')).toEqual([])
    expect(found('fps 付款')).toEqual(['如何付款？'])
  })

  it('sees what a reader sees: no tags, and signs as they are read', () => {
    expect(found('strong')).toEqual([])
    expect(found('&')).toEqual(['When is it delivered?'])
  })

  it('finds nothing for no word', () => {
    expect(found('  ')).toEqual([])
  })
})
