import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readMigrations } from './migrate'

describe('readMigrations', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cusp-migrations-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('reads files in order, whatever the line endings of the checkout', () => {
    writeFileSync(join(folder, '0002-b.sql'), 'select 2;\r\nselect 3;')
    writeFileSync(join(folder, '0001-a.sql'), 'select 1;')
    expect(readMigrations(folder).map(({ name, sql }) => [name, sql])).toEqual([
      ['0001-a.sql', 'select 1;'],
      ['0002-b.sql', 'select 2;\nselect 3;'],
    ])
  })

  it('refuses names without a number, and a number used twice', () => {
    writeFileSync(join(folder, '0001-a.sql'), '')
    writeFileSync(join(folder, '0001-b.sql'), '')
    expect(() => readMigrations(folder)).toThrow('Two migrations have the number 0001')
    writeFileSync(join(folder, 'fix.sql'), '')
    expect(() => readMigrations(folder)).toThrow('unlike fix.sql')
  })
})
