import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BadConfig, readConfig } from './config'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cusp-config-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: folder, ...env })

function problems(env: Record<string, string>): readonly string[] {
  try {
    read(env)
  } catch (error) {
    if (error instanceof BadConfig) return error.problems
    throw error
  }
  return []
}

describe('readConfig', () => {
  it('opens a demo shop on this machine alone when nothing is set', () => {
    expect(read()).toMatchObject({
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      environment: 'production',
      database: { engine: 'embedded', directory: join(folder, 'database'), poolSize: 8 },
      isDemo: true,
      passwordPolicy: 'spec',
      recoveryPhoneStarts: '5689',
      trustProxy: [],
      smtpUrl: undefined,
    })
  })

  it('uses PostgreSQL without demo data when DATABASE_URL is set', () => {
    expect(read({ DATABASE_URL: 'postgres://shop:word@db:5432/shop' })).toMatchObject({
      database: { engine: 'postgres', url: 'postgres://shop:word@db:5432/shop' },
      isDemo: false,
    })
    expect(read({ DATABASE_URL: 'postgres://db/shop', DEMO: 'on' }).isDemo).toBe(true)
    expect(read({ DEMO: 'off' }).isDemo).toBe(false)
  })

  it('treats an empty variable as unset', () => {
    expect(read({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, database: { engine: 'embedded' } })
  })

  it('drops the slash at the end of PUBLIC_URL', () => {
    expect(read({ PUBLIC_URL: 'https://shop.example.com/' }).publicUrl).toBe('https://shop.example.com')
  })

  it('names every bad variable with what was given and what is expected', () => {
    expect(
      problems({ PORT: '70000', NODE_ENV: 'staging', PUBLIC_URL: 'ftp://x', DEMO: 'maybe', DB_POOL_SIZE: '0' }),
    ).toEqual([
      'PORT was given "70000"; expected a whole number from 0 to 65535.',
      'DB_POOL_SIZE was given "0"; expected a whole number from 2 to 200.',
      'PUBLIC_URL was given "ftp://x"; expected an address such as https://shop.example.com.',
      'NODE_ENV was given "staging"; expected one of development, production, test.',
      'DEMO was given "maybe"; expected on or off.',
    ])
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '80.5'],
    ['PORT', '-1'],
    ['HOST', 'local host'],
    ['DATABASE_URL', 'mysql://db/shop'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'shop@example.com\nBcc: all@example.com'],
    ['APP_SECRET', 'short'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '1'],
    ['PASSWORD_POLICY', 'none'],
    ['RECOVERY_PHONE_STARTS', '5a'],
    ['PRODUCT_SUFFIX', '../x'],
    ['LINK_HOSTS', 'https://wa.me'],
    ['UPLOAD_MAX_MB', '0'],
  ])('refuses %s=%s', (name, value) => {
    expect(problems({ [name]: value })).toHaveLength(1)
  })

  it('never repeats a password', () => {
    const said = problems({
      DATABASE_URL: 'mysql://shop:hunter2@db/shop',
      APP_SECRET: 'hunter2',
      SMTP_URL: 'hunter2',
    }).join()
    expect(said).toContain('APP_SECRET was given a value not shown here')
    expect(said).not.toContain('hunter2')
  })

  it('reads the proxies to trust as a list of ranges', () => {
    expect(read({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1'])
  })

  it('makes a secret once, readable by its owner alone', () => {
    const first = read().appSecret
    expect(first.length).toBeGreaterThanOrEqual(43)
    expect(read().appSecret).toBe(first)
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  })

  it('prefers APP_SECRET to the kept one', () => {
    const secret = 'x'.repeat(40)
    expect(read({ APP_SECRET: secret }).appSecret).toBe(secret)
  })
})
