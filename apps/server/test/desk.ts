import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FailureName, failureOfCode } from '@cusp/contract'
import { type Currency, idFrom, type Language, type Template } from '@cusp/kernel'
import { openTestDatabase, type TestDatabase } from '@cusp/testkit'
import pino from 'pino'
import sharp from 'sharp'
import type { z } from 'zod'
import type { Buyer, Operator } from '../src/platform/actor'
import type { Background } from '../src/platform/background'
import { Calls, type Recognise, type SessionChange } from '../src/platform/calls'
import { readConfig } from '../src/platform/config'
import { openFiles } from '../src/platform/files'
import { openPasswords } from '../src/platform/passwords'
import type { Platform } from '../src/platform/platform'
import type { AnyUseCase, Upload } from '../src/platform/use-case'
import { Wording } from '../src/platform/wording'

type Answer<T> = {
  /** `ok`, or the name of the refusal. */
  readonly result: FailureName | 'ok'
  /** As it travels. */
  readonly data: T
  readonly field: string | undefined
  readonly message: string
  readonly session: SessionChange | undefined
  /** What the browser is to be named from now on. */
  readonly browser: string | undefined
}

type Asking = {
  readonly token?: string | undefined
  readonly language?: Language
  readonly currency?: Currency
  readonly files?: Readonly<Record<string, readonly Upload[]>>
  readonly userAgent?: string
  /** What the caller's browser was named; all tests but those of browsers ask from one. */
  readonly browser?: string | null
}

export type Desk = {
  readonly database: TestDatabase
  readonly platform: Platform
  /** The clock of every call; tests move it. */
  readonly clock: { now: Date }
  readonly work: Background
  /** Looks whether the content has changed, as every server does twice a second. */
  seeContent(): Promise<void>
  ask<U extends AnyUseCase>(
    useCase: U,
    input: unknown,
    asking?: Asking,
  ): Promise<Answer<z.input<U['endpoint']['output']>>>
  /** Rows of any table, for looking at what was kept. */
  rows<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>
  picture(): Promise<Upload>
  close(): Promise<void>
}

/** An operator of a role, who signs in with the role's name for a token: see `operatorsOf`. */
export const operatorOf = (role: Operator['role'], name: string): Operator => ({
  kind: 'operator',
  sessionHash: role,
  operatorId: idFrom(role),
  name: `${name} ${role}`,
  email: `${role}@cusp.test`,
  role,
  hasTwoFactor: false,
  mustSetUpTwoFactor: false,
  mustChangePassword: false,
})

/** Recognises these roles by their names. */
export function operatorsOf(roles: readonly Operator['role'][], name: string): Recognise<Operator> {
  const known = new Map(roles.map((role) => [String(role), operatorOf(role, name)]))
  return async (_, token) => {
    const actor = known.get(token)
    return actor ? { kind: 'known', actor, contentVersion: 1 } : { kind: 'unknown' }
  }
}

const unknown = async () => ({ kind: 'unknown' }) as const

/** A shop of some use cases on a database of its own, called in the same steps that the wire takes. */
export async function openDesk(
  useCases: readonly AnyUseCase[],
  who: {
    readonly buyer?: Recognise<Buyer>
    readonly operator?: Recognise<Operator>
    /** Letters whose words operators may edit here. */
    readonly templates?: readonly Template[]
  } = {},
): Promise<Desk> {
  // Enough for tests that ask many things at once: nobody is to be told that the shop is busy.
  const database = await openTestDatabase({ poolSize: 20 })
  const folder = await mkdtemp(join(tmpdir(), 'cusp-desk-'))
  const config = readConfig({ DATA_DIR: folder, NODE_ENV: 'test', APP_SECRET: 'a secret that only tests know, 32+' })
  const seal = (purpose: string, text: string) =>
    createHmac('sha256', config.appSecret).update(`${purpose}\0${text}`).digest('base64url')
  const platform: Platform = {
    config,
    files: openFiles(folder),
    passwords: await openPasswords(Buffer.from(seal('pepper', 'password'))),
    log: pino({ level: 'silent' }),
    wording: new Wording(who.templates ?? []),
    seal,
    wake: () => {},
  }
  const clock = { now: new Date('2026-03-02T02:00:00.000Z') }
  const content = { version: 1 }
  const calls = new Calls(useCases, {
    database,
    platform,
    now: () => clock.now,
    recogniseBuyer: who.buyer ?? unknown,
    recogniseOperator: who.operator ?? unknown,
    lastSeenVersion: () => content.version,
  })
  let pictures = 0

  return {
    database,
    platform,
    clock,
    async seeContent() {
      const { rows } = await database.pool.query(`select version from content_version where name = 'catalogue'`)
      content.version = Number(rows[0]?.version)
    },
    get work() {
      return {
        now: clock.now,
        read: database.db,
        platform,
        write: (run) => database.transaction(run),
      } satisfies Background
    },
    async ask(
      useCase,
      input,
      { token, language = 'en', currency = 'HKD', files = {}, userAgent = '', browser = 'one' } = {},
    ) {
      const isOperatorPath = useCase.endpoint.path.startsWith('/opsapi/')
      const outcome = await calls.run(useCase, {
        body: input,
        text: JSON.stringify(input),
        language,
        currency,
        standing: await calls.standing(isOperatorPath, token),
        requestId: 'test',
        address: '127.0.0.1',
        userAgent,
        browser: browser ?? undefined,
        files,
      })
      const { resultID, data, message } = outcome.envelope
      const said = typeof data === 'object' && data !== null && 'field' in data ? String(data.field) : undefined
      return {
        result: failureOfCode(resultID) ?? 'ok',
        // A successful answer is what the entry's own output has encoded.
        data: data as never,
        field: said,
        message,
        session: outcome.session,
        browser: outcome.browser,
      }
    },
    async rows(text, values = []) {
      const { rows } = await database.pool.query(text, [...values])
      return rows
    },
    async picture() {
      pictures += 1
      const path = join(folder, `upload-${pictures}.png`)
      const { size } = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#468' } })
        .png()
        .toFile(path)
      return { originalName: 'licence.png', kind: 'png', bytes: size, path }
    },
    async close() {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
