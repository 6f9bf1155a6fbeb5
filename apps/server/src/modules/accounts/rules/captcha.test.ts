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

  it.each(['EF', 'O0QD', 'I1L', 'B8', 'S5', 'Z2', 'UV', 'CG'])('has no two of %s, which look alike', (alike) => {
    expect([...alike].filter((character) => captchaAlphabet.includes(character)).length).toBeLessThan(2)
  })

  it('has none that a line across turns into another', () => {
    expect(captchaAlphabet).not.toMatch(/[EFO0QDI1LB8S5Z2UVG]/)
  })
})

it('reads an answer in either case', () => {
  expect(readAnswer(' ak ry')).toBe('AKRY')
})
