import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { repositoryFolder } from './places'

const whole = (from: number, to: number) =>
  z
    .string()
    .refine((text) => /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to, {
      error: `a whole number from ${from} to ${to}`,
    })
    .transform(Number)

const oneOf = <const T extends readonly [string, ...string[]]>(...names: T) =>
  z.enum(names, { error: `one of ${names.join(', ')}` })

const address = (expected: string, ...schemes: string[]) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), { error: expected })

const onOff = z
  .string()
  .refine((text) => /^(on|off|true|false|1|0)$/i.test(text), { error: 'on or off' })
  .transform((text) => /^(on|true|1)$/i.test(text))

function isNetwork(text: string): boolean {
  const [host = '', bits, ...rest] = text.split('/')
  const family = isIP(host)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isNetwork), {
    error: 'addresses or CIDR ranges of your proxies, separated by commas, such as 10.0.0.0/8,127.0.0.1',
  })

const hostNames = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim().toLowerCase()))
  .refine((parts) => parts.every((part) => /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(part)), {
    error: 'host names separated by commas, such as wa.me,www.example.com',
  })

/** Each message says what is expected; `readConfig` says what was given. */
const variables = z.object({
  PORT: whole(0, 65535).default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, { error: 'a host name or address to listen on, such as localhost or 0.0.0.0' })
    // The demo shop has known passwords: nobody but this machine may reach it unless asked for.
    .default('localhost'),
  DATABASE_URL: address(
    'an address such as postgres://user:password@host:5432/name',
    'postgres:',
    'postgresql:',
  ).optional(),
  DB_POOL_SIZE: whole(2, 200).default(8),
  DATA_DIR: z.string().default(join(repositoryFolder, 'data')),
  PUBLIC_URL: address('an address such as https://shop.example.com', 'http:', 'https:').optional(),
  NODE_ENV: oneOf('development', 'production', 'test').default('production'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  SMTP_URL: address('an address such as smtp://user:password@host:587', 'smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, { error: 'a mail address, such as Cusp <shop@example.com>' })
    .default('Cusp <no-reply@localhost>'),
  APP_SECRET: z.string().min(32, { error: 'at least 32 characters nobody can guess' }).optional(),
  TRUST_PROXY: networks.default([]),
  DEMO: onOff.optional(),
  PASSWORD_POLICY: oneOf('spec', 'asvs').default('spec'),
  RECOVERY_PHONE_STARTS: z
    .string()
    .regex(/^[2-9]{1,8}$/, { error: 'first digits of Hong Kong numbers that codes can reach, such as 5689' })
    .default('5689'),
  PRODUCT_SUFFIX: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,40}$/, { error: 'up to 40 letters, digits, hyphens or underscores' })
    .default(''),
  LINK_HOSTS: hostNames.default([]),
  REQUESTS_PER_SECOND: whole(0, 100_000).default(50),
  UPLOAD_MAX_MB: whole(1, 1024).default(64),
})

const secretVariables = new Set(['DATABASE_URL', 'SMTP_URL', 'APP_SECRET'])

/** Where the data lies: a PostgreSQL server, a directory of the embedded engine, or memory alone (tests). */
export type DatabaseChoice =
  | { readonly engine: 'postgres'; readonly url: string; readonly poolSize: number }
  | { readonly engine: 'embedded'; readonly directory: string; readonly poolSize: number }
  | { readonly engine: 'memory'; readonly dump?: string; readonly poolSize: number }

export type Config = {
  readonly port: number
  readonly host: string
  /** Where buyers reach the shop, without a slash at the end. */
  readonly publicUrl: string
  readonly environment: 'development' | 'production' | 'test'
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  readonly database: DatabaseChoice
  /** Absolute; holds the embedded database, uploaded files and the generated secret. */
  readonly dataDirectory: string
  /** Undefined: mail is kept in the outbox of the back office instead of being sent. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly appSecret: string
  readonly trustProxy: readonly string[]
  readonly isDemo: boolean
  readonly passwordPolicy: 'spec' | 'asvs'
  /** First digits of the Hong Kong numbers at which a password can be recovered (decision 15). */
  readonly recoveryPhoneStarts: string
  /** Brand ending that the specification's paths carry where it says `{product}` (spec A143). */
  readonly productSuffix: string
  /** Hosts besides the shop's own that links of the home page may lead to, over https. */
  readonly linkHosts: readonly string[]
  /** Requests that one network address may make per second, ten times as many at once; 0 means no limit. */
  readonly requestsPerSecond: number
  /** Largest supplier sheet that may be sent, in megabytes. */
  readonly uploadMaxMb: number
}

/** Lists every bad variable at once, so that one start tells the whole story. */
export class BadConfig extends Error {
  override readonly name = 'BadConfig'
  constructor(readonly problems: readonly string[]) {
    super(`These settings cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

/** Reads the settings, or throws `BadConfig`. Writes only the generated secret, and only when all settings are good. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // Container tools pass an unset variable as an empty one.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const read = variables.safeParse(given)
  if (!read.success) throw new BadConfig(problemsOf(read.error, given))

  const values = read.data
  const dataDirectory = resolve(repositoryFolder, values.DATA_DIR)
  const database: DatabaseChoice = values.DATABASE_URL
    ? { engine: 'postgres', url: values.DATABASE_URL, poolSize: values.DB_POOL_SIZE }
    : { engine: 'embedded', directory: join(dataDirectory, 'database'), poolSize: values.DB_POOL_SIZE }

  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    environment: values.NODE_ENV,
    logLevel: values.LOG_LEVEL,
    database,
    dataDirectory,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    appSecret: values.APP_SECRET ?? keptSecret(dataDirectory),
    trustProxy: values.TRUST_PROXY,
    isDemo: values.DEMO ?? database.engine === 'embedded',
    passwordPolicy: values.PASSWORD_POLICY,
    recoveryPhoneStarts: values.RECOVERY_PHONE_STARTS,
    productSuffix: values.PRODUCT_SUFFIX,
    linkHosts: values.LINK_HOSTS,
    requestsPerSecond: values.REQUESTS_PER_SECOND,
    uploadMaxMb: values.UPLOAD_MAX_MB,
  }
}

function problemsOf(error: z.ZodError, given: Readonly<Record<string, string | undefined>>): string[] {
  const seen = new Map<string, string>()
  for (const issue of error.issues) {
    const name = String(issue.path[0])
    const shown = secretVariables.has(name) ? 'a value not shown here' : JSON.stringify(given[name])
    if (!seen.has(name)) seen.set(name, `${name} was given ${shown}; expected ${issue.message}.`)
  }
  return [...seen.values()]
}

/** The secret of this data directory, made once. Two processes starting together end up with the same one. */
function keptSecret(dataDirectory: string): string {
  const file = join(dataDirectory, 'secret')
  const kept = readIfThere(file)
  if (kept !== undefined) return kept

  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    // A link fails when the name exists, so the first writer wins and nobody reads half a secret.
    linkSync(draft, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
