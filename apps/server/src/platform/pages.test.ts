import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buyerCookie } from './credentials'
import { preferencesOf, registerPages } from './pages'

/** A storefront whose pages say how often one was made, for whom, and with which nonce. */
const bundle = `
let made = 0
export const bodyOf = async (response) => Buffer.from(await response.arrayBuffer())
export const visitorAddress = (url) => (/^\\/(?:zh-Hant)?$/.test(url.split('?')[0]) || url === '/sets-cookie' || url === '/gone' ? url.split('?')[0] : undefined)
export const addressLanguage = (url) => (url.startsWith('/zh-Hant') ? 'zh-Hant' : undefined)
export async function answer(request, page) {
  const { pathname } = new URL(request.url)
  const form = request.method === 'POST' ? await request.text() : ''
  if (pathname === '/log-in') await page.dispatch('/api/login', {})
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  if (pathname === '/sets-cookie') headers['set-cookie'] = 'seen=1'
  const who = page.isVisitor ? 'visitor' : 'buyer'
  const html = '<script nonce="' + page.nonce + '"></script>' + [++made, who, page.language, page.currency, page.knowsCookies ? 'knows cookies' : '', form].join(' ') + ' '.repeat(2000)
  return new Response(html, { status: pathname === '/gone' ? 404 : 200, headers })
}
`

let folder: string
let app: FastifyInstance
let version = 1

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cusp-pages-'))
  mkdirSync(join(folder, 'build/server'), { recursive: true })
  mkdirSync(join(folder, 'build/client/assets'), { recursive: true })
  writeFileSync(join(folder, 'build/server/package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'build/server/index.js'), bundle)
  writeFileSync(join(folder, 'build/client/assets/app-1.js'), 'plain')
  writeFileSync(join(folder, 'build/client/assets/app-1.js.br'), 'brotli')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

beforeEach(async () => {
  version += 1
  app = Fastify()
  await registerPages(app, {
    folder,
    isDevelopment: false,
    publicOrigin: 'http://shop.example',
    isSecure: false,
    passwordPolicy: 'spec',
    linkHosts: [],
    contentVersion: () => version,
    contextFor: async (request, language) => ({
      isVisitor: !request.headers.cookie?.includes(buyerCookie),
      ...preferencesOf(request.headers, language),
      serverTime: new Date(0),
      dispatch: async () => ({
        envelope: { resultID: 1200, message: '', data: null },
        setCookies: [`${buyerCookie}=new`],
      }),
    }),
    report: (error) => {
      throw error
    },
  })
  return () => app.close()
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'shop.example', ...headers } })
const nonceOf = (html: string) => /nonce="([^"]*)"/.exec(html)?.[1] ?? ''
const said = (html: string) => html.split('</script>')[1]?.trim()

describe('pages', () => {
  it('make a visitor’s page once, with another nonce in every answer', async () => {
    const [one, two] = [await get('/'), await get('/?utm_source=mail')]
    expect(said(one.body)).toBe(said(two.body))
    expect(nonceOf(one.body)).toMatch(/^[\w+/]{24}$/)
    expect(nonceOf(one.body)).not.toBe(nonceOf(two.body))
    for (const answer of [one, two])
      expect(answer.headers['content-security-policy']).toContain(
        `script-src 'nonce-${nonceOf(answer.body)}' 'strict-dynamic'`,
      )
  })

  it('zip a kept page around its nonce', async () => {
    await get('/')
    const answer = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(answer.headers['content-encoding']).toBe('gzip')
    const html = gunzipSync(answer.rawPayload).toString()
    expect(answer.headers['content-security-policy']).toContain(nonceOf(html))
  })

  it('keep them apart by language and currency, and drop them when the content changes', async () => {
    const english = said((await get('/')).body)
    const chinese = said((await get('/', { cookie: 'language=zh-Hant; currency=USD' })).body)
    expect(chinese).toMatch(/visitor zh-Hant USD$/)
    expect(said((await get('/')).body)).toBe(english)
    version += 1
    expect(said((await get('/')).body)).not.toBe(english)
  })

  it('speak a visitor’s language before anything is chosen, and tell caches that they do', async () => {
    const english = await get('/', { 'accept-language': 'en-HK,en;q=0.9,zh-HK;q=0.8' })
    const chinese = await get('/', { 'accept-language': 'zh-HK,zh;q=0.9,en;q=0.8' })
    expect(said(english.body)).toMatch(/visitor en HKD$/)
    expect(said(chinese.body)).toMatch(/visitor zh-Hant HKD$/)
    expect(said((await get('/', { 'accept-language': 'zh-CN' })).body)).toBe(said(chinese.body))
    expect(said((await get('/', { 'accept-language': 'zh-HK', cookie: 'currency=USD' })).body)).toMatch(/zh-Hant USD$/)
    const cookie = `${buyerCookie}=${'x'.repeat(43)}`
    const made = await get('/', { 'accept-language': 'zh-HK', cookie })
    expect(said(made.body)).toMatch(/buyer zh-Hant HKD$/)
    for (const answer of [english, chinese, made]) expect(answer.headers.vary).toContain('Accept-Language')
  })

  it('speak the language that their address says, whatever was chosen, and choose nothing by it', async () => {
    const headers = { 'accept-language': 'en' }
    const addressed = await get('/zh-Hant', headers)
    expect(said(addressed.body)).toMatch(/visitor zh-Hant HKD$/)
    expect(said((await get('/zh-Hant', { ...headers, cookie: 'language=en' })).body)).toBe(said(addressed.body))
    expect(said((await get('/zh-Hant', { cookie: `${buyerCookie}=${'x'.repeat(43)}` })).body)).toMatch(/buyer zh-Hant/)
    expect(addressed.headers['set-cookie']).toBeUndefined()
    expect(said((await get('/', headers)).body)).toMatch(/visitor en HKD$/)
  })

  it('are made anew for everybody with a session and never kept by browsers then', async () => {
    const cookie = `${buyerCookie}=${'x'.repeat(43)}`
    const [one, two] = [await get('/', { cookie }), await get('/', { cookie })]
    expect(said(one.body)).toContain('buyer')
    expect(said(one.body)).not.toBe(said(two.body))
    expect(one.headers['cache-control']).toBe('private, no-store')
    expect(said((await get('/')).body)).toContain('visitor')
  })

  it('are not kept when they set a cookie or are not found', async () => {
    for (const url of ['/sets-cookie', '/gone'])
      expect(said((await get(url)).body)).not.toBe(said((await get(url)).body))
    expect((await get('/gone')).statusCode).toBe(404)
  })

  it('take forms from this shop only, whole, and pass on the session that they start', async () => {
    const post = (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/log-in',
        headers: { host: 'shop.example', 'content-type': 'text/plain', ...headers },
        payload: 'a=1',
      })
    expect((await post({ origin: 'http://evil.example' })).statusCode).toBe(403)
    expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    const answer = await post({ origin: 'http://shop.example', 'sec-fetch-site': 'same-origin' })
    expect(said(answer.body)).toContain('a=1')
    expect(answer.headers['set-cookie']).toBe(`${buyerCookie}=new`)
  })

  it('refuse a form that is too large', async () => {
    const payload = 'x'.repeat(5 * 1024 * 1024)
    const headers = { host: 'shop.example', 'content-type': 'text/plain' }
    expect((await app.inject({ method: 'POST', url: '/log-in', headers, payload })).statusCode).toBe(413)
  })

  it('serve built files packed and for ever, and say at once that others do not exist', async () => {
    const packed = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br' })
    expect([packed.body, packed.headers['content-encoding']]).toEqual(['brotli', 'br'])
    expect(packed.headers['cache-control']).toContain('immutable')
    expect((await get('/assets/app-1.js')).body).toBe('plain')
    for (const url of ['/assets/app-2.js', '/wp-login.php', '/x/y.png']) expect((await get(url)).body).toBe('Not found')
  })
})
