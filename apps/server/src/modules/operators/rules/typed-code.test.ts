import { expect, it } from 'vitest'
import { inGroups, readTyped } from './typed-code'

it.each([
  ['123456', { kind: 'digits', code: '123456' }],
  [' 123 456 ', { kind: 'digits', code: '123456' }],
  ['abcdef-ghjklm-npqrst-uvwxyz', { kind: 'recovery', code: 'ABCDEFGHJKLMNPQRSTUVWXYZ' }],
  ['ABCDEF GHJKLM NPQRST 234567', { kind: 'recovery', code: 'ABCDEFGHJKLMNPQRST234567' }],
  ['12345', undefined],
  ['1234567', undefined],
  ['１２３４５６', undefined],
  ['ABCDEF', undefined],
  ['ABCDEF-GHJKLM-NPQRST-UVWXY0', undefined],
  ['', undefined],
])('what is typed as %j is read as %o', (text, typed) => {
  expect(readTyped(text)).toEqual(typed)
})

it('a recovery code is shown in groups and read back as it was', () => {
  const code = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
  expect(inGroups(code)).toBe('ABCDEF-GHJKLM-NPQRST-UVWXYZ')
  expect(readTyped(inGroups(code))?.code).toBe(code)
})
