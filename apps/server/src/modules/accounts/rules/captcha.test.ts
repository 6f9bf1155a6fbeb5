import { describe, expect, it } from 'vitest'
import { captchaAlphabet, drawCaptcha, readAnswer } from './captcha'

const halves = () => 0.5

describe('drawCaptcha', () => {
  it('draws strokes for every character of the alphabet', () => {
    const empty = drawCaptcha('', halves).length
    for (const character of captchaAlphabet) expect(drawCaptcha(character, halves).length).toBeGreaterThan(empty + 50)
  })

  it('draws every character differently', () => {
    expect(new Set([...captchaAlphabet].map((character) => drawCaptcha(character, halves))).size).toBe(
      captchaAlphabet.length,
    )
  })

  it('does not spell the answer', () => {
    expect(drawCaptcha('AKRY', halves)).not.toMatch(/text|AKRY/)
  })

  it('leaves out characters that look alike', () => {
    expect(captchaAlphabet).not.toMatch(/[01258OIQSZBDG]/)
  })
})

it('reads an answer in either case', () => {
  expect(readAnswer(' ak ry')).toBe('AKRY')
})
