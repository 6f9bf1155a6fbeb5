import { describe, expect, it } from 'vitest'
import { csvCell, csvFile } from './csv'

describe('an exported cell', () => {
  it.each([
    ['Gloves', 'Gloves'],
    ['Gloves, nitrile', '"Gloves, nitrile"'],
    ['6" mirror', '"6"" mirror"'],
    ['two\nlines', '"two\nlines"'],
    ['0012', '0012'],
    ['牙科手套', '牙科手套'],
  ])('keeps %j as it is, quoted where needed', (text, cell) => {
    expect(csvCell(text)).toBe(cell)
  })

  it.each(['=HYPERLINK("https://evil.test")', '+1', '-1+1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '＝1'])(
    'makes text of %j, which a spreadsheet would run',
    (formula) => {
      expect(csvCell(formula).replace(/^"/, '')).toMatch(/^'/)
    },
  )

  it('leaves negative numbers numbers', () => {
    expect(csvCell(-5)).toBe('-5')
  })
})

describe('an exported file', () => {
  it('starts with the mark that spreadsheets need for Chinese, and ends every line as they expect', () => {
    expect(csvFile(['Order', 'Clinic'], [['2026010100001', '診所, 中環']])).toBe(
      '\uFEFFOrder,Clinic\r\n2026010100001,"診所, 中環"\r\n',
    )
  })
})
