import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { lookOf, previewToken } from './preview-token'

const seal = (text: string) => createHmac('sha256', 'key').update(text).digest('base64url')
const now = new Date('2026-03-02T04:00:00Z')
const until = new Date('2026-03-02T04:15:00Z')

describe('the token of a preview', () => {
  it.each([
    { at: null, withDrafts: true },
    { at: new Date('2026-12-24T16:00:00Z'), withDrafts: false },
  ])('gives back what it was made for', (look) => {
    expect(lookOf(previewToken(look, until, seal), now, seal)).toEqual(look)
  })
  it('ends at its time', () => {
    expect(lookOf(previewToken({ at: null, withDrafts: true }, until, seal), until, seal)).toBeUndefined()
  })
  it('cannot be changed or sealed by others', () => {
    const token = previewToken({ at: null, withDrafts: false }, until, seal)
    expect(lookOf(token.replace('published', 'drafts'), now, seal)).toBeUndefined()
    expect(lookOf(token, now, (text) => seal(`${text} `))).toBeUndefined()
    expect(lookOf('', now, seal)).toBeUndefined()
    expect(lookOf(`${token}.`, now, seal)).toBeUndefined()
  })
})
