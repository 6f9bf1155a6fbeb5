import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { type FailureName, failureOfCode } from '@cusp/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealWith } from '../src/pepper'
import { tokenHash } from '../src/platform/tokens'
import { addClinic, addOperator, appSecret, openWholeShop, type WholeShop } from './whole-shop'

let whole: WholeShop
let clinic: { token: string; clinicId: string }
let port: number
beforeAll(async () => {
  whole = await openWholeShop()
  // A real port: what a parser in between makes of headers and bodies is part of an attack.
  port = Number(new URL(await whole.shop.app.listen({ port: 0, host: '127.0.0.1' })).port)
  clinic = await addClinic(whole.database, 'Attacked Clinic')
})
afterAll(() => whole.close())

const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await whole.database.pool.query(text, values)).rows as T[]

type Answer = {
  readonly status: number
  readonly result: FailureName | 'ok'
  readonly data: unknown
  readonly bytes: Buffer
  readonly headers: IncomingHttpHeaders
}

/** Sends bytes and headers exactly as given, Host included. */
function sendTo(
  method: 'GET' | 'POST',
  path: string,
  payload: string | Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const body = Buffer.from(payload)
    const length = method === 'POST' ? { 'content-length': String(body.length) } : {}
    const asking = request({ host: '127.0.0.1', port, method, path, headers: { ...length, ...headers } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks)
        let envelope: { resultID?: number; data?: unknown } = {}
        try {
          envelope = JSON.parse(bytes.toString())
        } catch {
          // Files are no envelopes.
        }
        const result = failureOfCode(envelope.resultID ?? 0) ?? 'ok'
        resolve({ status: answer.statusCode ?? 0, result, data: envelope.data, bytes, headers: answer.headers })
      })
    })
    // A server that refuses a body early closes the connection while the rest is still on its way.
    asking.on('error', reject)
    asking.end(body)
  })
}
const raw = (path: string, payload: string | Buffer, headers: Readonly<Record<string, string>>) =>
  sendTo('POST', path, payload, headers)
const get = (path: string, headers: Readonly<Record<string, string>>) => sendTo('GET', path, '', headers)
const post = (path: string, body: unknown, as?: string, headers: Readonly<Record<string, string>> = {}) =>
  raw(path, JSON.stringify(body), {
    'content-type': 'application/json',
    langenv: '2',
    ...(as ? { authorization: as } : {}),
    ...headers,
  })

type Part = { readonly field: string; readonly name?: string; readonly type?: string; readonly bytes: Buffer | string }

function multipart(parts: readonly Part[]): { payload: Buffer; type: string } {
  const boundary = `----${randomUUID()}`
  const pieces = parts.flatMap(({ field, name, type, bytes }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${name === undefined ? '' : `; filename="${name}"`}\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ])
  return {
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}

const send = (path: string, parts: readonly Part[], headers: Record<string, string> = {}) => {
  const { payload, type } = multipart(parts)
  return raw(path, payload, { 'content-type': type, langenv: '2', authorization: clinic.token, ...headers })
}
const sendPicture = (bytes: Buffer | string, name = 'me.png', type = 'image/png') =>
  send('/authapi/user/updateUser', [
    { field: 'userName', bytes: 'Dr Lee' },
    { field: 'file', name, type, bytes },
  ])
const keptPictures = (): string[] => {
  try {
    return readdirSync(join(whole.shop.platform.config.dataDirectory, 'files/avatars'))
  } catch {
    return []
  }
}
const png = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#468' } })
    .png()
    .toBuffer()

/** A PNG of a few hundred bytes that says it has these many pixels. */
function pictureBomb(side: number): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
    const frame = Buffer.alloc(body.length + 8)
    frame.writeUInt32BE(data.length, 0)
    body.copy(frame, 4)
    frame.writeUInt32BE(crc(body), body.length + 4)
    return frame
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const line = Buffer.alloc(Math.ceil(side / 8) + 1)
  const pixels = deflateSync(Buffer.concat(Array.from({ length: 2000 }, () => line)), { level: 9 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}
function crc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

describe('an upload', () => {
  it.each([
    [
      'SVG with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'a.svg',
      'image/svg+xml',
    ],
    ['SVG that claims to be a PNG', '<?xml version="1.0"?><svg onload="alert(1)"/>', 'a.png', 'image/png'],
    ['HTML that claims to be a PNG', '<!doctype html><script>alert(1)</script>', 'a.png', 'image/png'],
    ['HTML with two endings', '<html><body onload=alert(1)>', 'a.png.html', 'text/html'],
    ['a PDF where a picture is asked for', '%PDF-1.7\n1 0 obj<</OpenAction 2 0 R>>', 'a.png', 'image/png'],
    ['a WebP, which avatars are not', 'RIFF\u0000\u0000\u0000\u0000WEBPVP8 ', 'a.webp', 'image/webp'],
  ])('is refused when it is %s', async (_, bytes, name, type) => {
    expect((await sendPicture(bytes, name, type)).result).toBe('fileNotAccepted')
    expect(keptPictures()).toEqual([])
  })

  it('is refused when it begins like a picture and is none', async () => {
    const header = Buffer.from('89504e470d0a1a0a', 'hex')
    const answer = await sendPicture(Buffer.concat([header, Buffer.from('<script>alert(1)</script>')]))
    expect([answer.result, answer.data]).toEqual(['fileBroken', { field: 'file' }])
  })

  it('is refused when a few bytes unpack to a thousand million pixels', async () => {
    const bomb = pictureBomb(32_000)
    expect(bomb.length).toBeLessThan(64 * 1024)
    expect((await sendPicture(bomb)).result).toBe('fileBroken')
    expect(keptPictures()).toEqual([])
  })

  it('is refused above two megabytes, and beside a field that is not asked for', async () => {
    expect((await sendPicture(Buffer.concat([await png(), Buffer.alloc(2 * 1024 * 1024)]))).result).toBe('fileTooLarge')
    const stray = await send('/authapi/user/updateUser', [
      { field: 'userName', bytes: 'Dr Lee' },
      { field: 'script', name: 'x.js', bytes: 'alert(1)' },
    ])
    expect(stray.status).toBe(400)
  })

  it('loses what is hidden behind a picture, and its name with the path in it', async () => {
    const polyglot = Buffer.concat([await png(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')])
    const answer = await sendPicture(polyglot, '../../../../etc/cron.d/evil.php.png')
    expect(answer.result).toBe('ok')
    expect(keptPictures()).toEqual([expect.stringMatching(/^[\w-]{36}\.webp$/)])
    const { avatar } = answer.data as { avatar: string }
    const served = await get(avatar, { authorization: clinic.token })
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(served.bytes.includes('<script>')).toBe(false)
    const [kept] = await rows<{ original_name: string }>(`select original_name from stored_file where kind = 'avatar'`)
    expect(kept?.original_name).toBe('evil.php.png')

    const other = await addClinic(whole.database, 'Curious Clinic')
    for (const headers of [undefined, { authorization: other.token }])
      expect((await get(avatar, headers ?? {})).status).toBe(404)
  })

  it.each(['..%2f..%2fsecret', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', '....//secret', '%00', 'x'.repeat(190)])(
    'cannot be read by the path %s',
    async (id) => {
      for (const place of ['/files/avatar/', '/files/certificate/']) {
        const answer = await get(`${place}${id}`, { authorization: clinic.token })
        expect([400, 404]).toContain(answer.status)
      }
    },
  )

  it('of a PDF with a script is served as a download, sandboxed', async () => {
    await rows(`update clinic set status = 'notSubmitted' where id = $1`, [clinic.clinicId])
    const form = {
      companyName: 'Attacked',
      name: 'Dr Lee',
      province: 'HK',
      district: 'HK-wan-chai',
      street: '1',
      address: '2',
    }
    const sent = await send('/authapi/user/userAuthNew', [
      ...Object.entries(form).map(([field, bytes]) => ({ field, bytes })),
      {
        field: 'businessLicense',
        name: 'paper.pdf',
        type: 'application/pdf',
        bytes: '%PDF-1.7\n/OpenAction<</S/JavaScript/JS(app.alert(1))>>',
      },
    ])
    expect(sent.result).toBe('ok')
    const profile = await post('/authapi/user/userinfo2', {}, clinic.token)
    const { businessLicense } = profile.data as { businessLicense: string }
    const served = await get(businessLicense, { authorization: clinic.token })
    expect(served.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment/),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    })
  })
})

describe('another site', () => {
  const cookie = () => ({ cookie: `cusp_session=${clinic.token}` })
  const body = JSON.stringify({ oldPassword: 'a1b2c3', newPassword: 'molar2026', confirmPassword: 'molar2026' })

  it.each([
    ['a form', 'application/x-www-form-urlencoded', {}],
    ['plain text', 'text/plain', {}],
    ['JSON without our header', 'application/json', {}],
    ['JSON from another site', 'application/json', { langenv: '2', 'sec-fetch-site': 'cross-site' }],
    ['JSON from a sister subdomain', 'application/json', { langenv: '2', 'sec-fetch-site': 'same-site' }],
    ['JSON from an origin that is not ours', 'application/json', { langenv: '2', origin: 'https://evil.localhost' }],
    ['JSON from a page without an origin', 'application/json', { langenv: '2', origin: 'null' }],
  ])('cannot change a password with %s', async (_, type, headers) => {
    const answer = await raw('/authapi/user/updatePassword', body, {
      'content-type': type,
      ...cookie(),
      ...headers,
    })
    expect([403, 415]).toContain(answer.status)
  })

  it.each([
    ['without our header', { langenv: undefined }],
    ['from a sister subdomain', { 'sec-fetch-site': 'same-site' }],
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ])('cannot send a multipart form %s', async (_, changed) => {
    const { payload, type } = multipart([{ field: 'userName', bytes: 'Mallory' }])
    const headers = Object.entries({ 'content-type': type, langenv: '2', ...cookie(), ...changed })
    const answer = await raw(
      '/authapi/user/updateUser',
      payload,
      Object.fromEntries(headers.filter((pair): pair is [string, string] => pair[1] !== undefined)),
    )
    expect([answer.status, answer.result]).toEqual([403, 'crossSite'])
    expect(await rows(`select 1 from account where name = 'Mallory'`)).toEqual([])
  })
})

describe('a session', () => {
  it('is never the one that somebody else has chosen', async () => {
    const planted = 'F'.repeat(43)
    const code = '135790'
    await rows(
      `insert into verification_code (purpose, target, owner, code_hash, expires_at) values ('login', 'attacked.clinic@clinics.test', $1, $2, now() + interval '5 minutes')`,
      [
        `browser ${tokenHash(planted)}`,
        sealWith({ appSecret }, 'code', `login\nattacked.clinic@clinics.test\n${code}`),
      ],
    )
    const answer = await raw(
      '/api/login-by-captcha',
      JSON.stringify({ userName: 'attacked.clinic@clinics.test', code }),
      { 'content-type': 'application/json', langenv: '2', cookie: `cusp_session=${planted}; cusp_browser=${planted}` },
    )
    expect(answer.result).toBe('ok')
    expect(String(answer.headers['set-cookie'])).toMatch(/^cusp_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/)
    expect(String(answer.headers['set-cookie'])).not.toContain(planted)
    expect((await post('/authapi/user/userinfo2', {}, planted)).result).toBe('loginRequired')
  })
})

describe('a forged Host', () => {
  it.each([
    ['Host', { host: 'evil.example' }],
    ['X-Forwarded-Host', { 'x-forwarded-host': 'evil.example' }],
    ['both, with the origin that goes with them', { host: 'evil.example', 'x-forwarded-host': 'evil.example' }],
  ])('does not come back in any answer: %s', async (_, headers) => {
    for (const path of ['/api/product/list', '/api/getIndexInfo', '/no/such/path']) {
      const answer = await post(path, {}, undefined, headers)
      expect(answer.status, path).toBeLessThan(500)
      expect(`${JSON.stringify(answer.headers)}${answer.bytes}`).not.toContain('evil.example')
    }
  })
})

describe('a mailed link', () => {
  it('leads to the shop’s own address, whatever the request says it is', async () => {
    const answer = await post(
      '/authapi/clinic/invite',
      { email: 'poisoned@clinics.test', roles: ['Buyer'], isAdmin: false },
      clinic.token,
      {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        forwarded: 'host=evil.example',
      },
    )
    expect(answer.result).toBe('ok')
    const [letter] = await rows<{ body: string }>(`select body from message where recipient = 'poisoned@clinics.test'`)
    expect(letter?.body).not.toContain('evil.example')
    expect(letter?.body).toContain(`${whole.shop.platform.config.publicUrl}/joinClinic?token=`)
  })
})

describe('the back office', () => {
  it.each([
    ['a form', 'application/x-www-form-urlencoded', {}],
    ['plain text', 'text/plain', {}],
    ['JSON without our header', 'application/json', {}],
    ['JSON from another site', 'application/json', { langenv: '2', 'sec-fetch-site': 'cross-site' }],
    ['JSON from a sister subdomain', 'application/json', { langenv: '2', 'sec-fetch-site': 'same-site' }],
  ])('lets no other site make an administrator with %s', async (_, type, headers) => {
    const token = await addOperator(whole.database, 'admin')
    const body = {
      name: 'Mallory',
      email: 'mallory@evil.example',
      role: 'admin',
      isDisabled: false,
      password: 'molars4all',
    }
    const answer = await raw('/opsapi/operators/save', JSON.stringify(body), {
      'content-type': type,
      cookie: `cusp_operator=${token}`,
      ...headers,
    })
    expect([403, 415]).toContain(answer.status)
    expect(await rows(`select 1 from operator where email = 'mallory@evil.example'`)).toEqual([])
  })
})
