import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FailureName, failureOfCode } from '@cusp/contract'
import { openTestDatabase, type TestDatabase } from '@cusp/testkit'
import { openShop, type Shop } from '../src/app'
import { syncTransitions } from '../src/modules/orders'
import { readConfig } from '../src/platform/config'
import { newToken, tokenHash } from '../src/platform/tokens'

export const appSecret = 'a secret that only tests know, 32+'

export type WireAnswer = {
  readonly status: number
  readonly result: FailureName | 'ok'
  readonly data: unknown
  readonly text: string
  readonly headers: Readonly<Record<string, unknown>>
}

export type WholeShop = {
  readonly shop: Shop
  readonly database: TestDatabase
  readonly clock: { now: Date }
  post(path: string, body: unknown, as?: string, headers?: Readonly<Record<string, string>>): Promise<WireAnswer>
  /** The same with bytes and headers exactly as given. */
  raw(path: string, payload: string | Buffer, headers: Readonly<Record<string, string>>): Promise<WireAnswer>
  close(): Promise<void>
}

/** The whole server on a database of its own, asked through its HTTP interface. */
export async function openWholeShop(settings: Readonly<Record<string, string>> = {}): Promise<WholeShop> {
  const database = await openTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'cusp-whole-'))
  const config = readConfig({
    DATA_DIR: folder,
    NODE_ENV: 'test',
    APP_SECRET: appSecret,
    LOG_LEVEL: 'silent',
    DEMO: 'off',
    REQUESTS_PER_SECOND: '0',
    ...settings,
  })
  const clock = { now: new Date() }
  await database.transaction((tx) => syncTransitions(tx))
  const shop = await openShop({ config, database, now: () => clock.now })
  await shop.app.ready()

  const raw: WholeShop['raw'] = async (path, payload, headers) => {
    const answer = await shop.app.inject({ method: 'POST', url: path, payload, headers })
    let envelope: { resultID?: number; data?: unknown } = {}
    try {
      envelope = JSON.parse(answer.body)
    } catch {
      // Not every answer is an envelope; the text is there to look at.
    }
    return {
      status: answer.statusCode,
      result: failureOfCode(envelope.resultID ?? 0) ?? 'ok',
      data: envelope.data,
      text: answer.body,
      headers: answer.headers,
    }
  }
  return {
    shop,
    database,
    clock,
    raw,
    post: (path, body, as, headers = {}) =>
      raw(path, JSON.stringify(body), {
        'content-type': 'application/json',
        langenv: '2',
        ...(as ? { authorization: as } : {}),
        ...headers,
      }),
    async close() {
      await shop.stop()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type ClinicStatus = 'approved' | 'underReview'

/** A clinic with one buyer, an address and a session; gives the session's token. */
export async function addClinic(
  database: Pick<TestDatabase, 'pool'>,
  name: string,
  status: ClinicStatus = 'approved',
  { isHkCustomer = true } = {},
): Promise<{ token: string; clinicId: string; addressId: string }> {
  const token = newToken()
  const { rows } = await database.pool.query<{ clinicId: string; addressId: string }>(
    `with c as (
       insert into clinic (name, status, first_approved_at, is_hk_customer, contact_name)
       values ($1, $2, case when $2 = 'approved' then now() - interval '1 day' end, $4, 'Buyer') returning id),
     a as (
       insert into account (clinic_id, name, email, password_hash, is_admin) select id, 'Buyer of ' || $1, lower(replace($1, ' ', '.')) || '@clinics.test', '-', true from c returning id, clinic_id),
     d as (
       insert into delivery_address (clinic_id, name, area_code, phone, province, district, street, address, is_default)
       select id, 'Reception', '+852', '61234567', 'HK', 'HK-wan-chai', '1 Test Street', 'Flat A', true from c returning id),
     h as (
       insert into clinic_history (clinic_id, from_status, move, to_status, by_kind)
       select id, 'notSubmitted', 'submit', 'underReview', 'buyer' from c
       union all select id, 'underReview', 'approve', 'approved', 'operator' from c where $2 = 'approved'),
     s as (insert into session (token_hash, account_id, expires_at) select $3, id, now() + interval '1 day' from a)
     select (select id from c) as "clinicId", (select id from d) as "addressId"`,
    [name, status, tokenHash(token), isHkCustomer],
  )
  const [row] = rows
  if (!row) throw new Error('the clinic was not made')
  return { token, ...row }
}

/** An operator with a session; gives the session's token. */
export async function addOperator(database: Pick<TestDatabase, 'pool'>, role: string): Promise<string> {
  const token = newToken()
  await database.pool.query(
    `with o as (insert into operator (name, email, password_hash, role) values ('Operator ' || $1, $1 || '.' || substr($2, 1, 8) || '@office.test', '-', $1) returning id)
     insert into operator_session (token_hash, operator_id, expires_at) select $2, id, now() + interval '1 hour' from o`,
    [role, tokenHash(token)],
  )
  return token
}

/** Pieces on hand with the movement that brought them, so that the books are sound from the start. */
export async function receiveStock(database: Pick<TestDatabase, 'pool'>): Promise<void> {
  await database.pool.query(
    `insert into stock_movement (variant_id, kind, quantity) select variant_id, 'receive', on_hand from stock where on_hand > 0`,
  )
  await database.pool.query(
    `insert into express_method (id, store_id, name, is_default, freight_hkd, freight_usd) values ('e1', 's1', '{"en":"Courier","zh-Hant":"速遞"}', true, 5000, 650) on conflict do nothing`,
  )
}
