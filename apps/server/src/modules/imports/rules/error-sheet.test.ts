import { expect, it } from 'vitest'
import { errorHeader, errorRow } from './error-sheet'

it('never lets a spreadsheet run what a supplier typed', () => {
  expect(errorHeader(['name'], 'en')).toBe('line,column,reason,name\r\n')
  const row = errorRow(
    { line: 7, column: 'name_en', reason: 'is "odd"', cells: ['=1+2', '@x', '-7', '+1', 'a,b', 'plain'] },
    'en',
  )
  expect(row).toBe(`7,name_en,"is ""odd""","'=1+2","'@x","'-7","'+1","a,b",plain\r\n`)
})
