/*
 * The storefront's pages: the adapter between Fastify and React Router.
 *
 *   await registerPages(app, {
 *     folder,             // apps/storefront
 *     isDevelopment,      // Vite inside this process with hot reload, instead of the built files
 *     publicOrigin, isSecure, passwordPolicy, linkHosts,
 *     contentVersion: () => number,
 *     contextFor: async (request, language) => ({
 *       isVisitor,        // no valid session
 *       language, currency,   // see `preferencesOf`; a Hong Kong clinic's currency is HKD whatever it asked for
 *       serverTime,
 *       dispatch: async (path, body, files?) => ({ envelope, setCookies }),
 *     }),
 *     report: (error, requestId) => void,
 *   })
 *
 * `dispatch` runs one contract call as whoever sent the request, without a network hop; `files` are web `File`s by field.
 * Cookies that its calls set go out with the page's answer. Register it last: it answers every address that nobody else has.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type Currency, currencyFrom, type Language, type PasswordPolicy } from '@cusp/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { buyerCookie, cameFromElsewhere, cookie } from './credentials'
import type { Envelope } from './envelope'
import type { Holed } from './gzip-with-holes'
import { readAssets, sendAsset } from './page-assets'
import { developmentPolicy, freshNonce, nonceMark, policyAfter, policyBefore, policyFor } from './page-nonces'
import { acceptedLanguage, languageOf } from './preferred-language'
import { pageHeaders } from './static-sites'
import { VisitorPages } from './visitor-pages'

export type PageFiles = Readonly<Record<string, readonly File[]>>

/** What the shop knows of whoever asks for a page. */
export type PageCaller = {
  readonly isVisitor: boolean
  readonly language: Language
  readonly currency: Currency
  readonly serverTime: Date
  dispatch(
    path: string,
    body: unknown,
    files?: PageFiles,
  ): Promise<{ envelope: Envelope; setCookies: readonly string[] }>
}

export type PagesOptions = {
  /** The storefront's folder; in production it holds `build/`. */
  readonly folder: string
  readonly isDevelopment: boolean
  readonly publicOrigin: string | undefined
  readonly isSecure: boolean
  readonly passwordPolicy: PasswordPolicy
  /** Hosts to which the shop's pages may lead. */
  readonly linkHosts: readonly string[]
  contentVersion(): number
  /** `language` is the address's, when it says one. */
  contextFor(request: FastifyRequest, language: Language | undefined): Promise<PageCaller>
  report(error: unknown, requestId: string): void
}

/** What the storefront's server bundle exports; its own side is `PageContext` in the storefront's load-context.ts. */
type Storefront = {
  answer(
    request: Request,
    page: {
      dispatch(path: string, body: unknown, files?: PageFiles): Promise<Envelope>
      language: Language
      currency: Currency
      nonce: string
      isVisitor: boolean
      isDevelopment: boolean
      passwordPolicy: PasswordPolicy
      linkHosts: readonly string[]
      knowsCookies: boolean
      /** Where the shop is reached, as links that leave it say. */
      publicOrigin: string
      serverTime: Date
      report(error: unknown): void
    },
  ): Promise<Response>
  bodyOf(response: Response): Promise<Buffer>
  /** The address under which a visitor's page may be kept, or undefined. */
  visitorAddress(url: string): string | undefined
  /** The language that an address says, whatever its visitor has chosen; undefined for most addresses. */
  addressLanguage(url: string): Language | undefined
}

/** Bytes that a page's form may send: a certificate of 2 MB with its fields. */
const formBytes = 4 * 1024 * 1024
const smallestZipped = 1400
const zip = promisify(gzip)
const mark = Buffer.from(nonceMark, 'latin1')

/** Names that are files and never pages; most come from scanners. */
const looksLikeFile =
  /\.(?:js|mjs|css|map|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|txt|xml|json|php|env|webmanifest)$/i

/** What an answer to a page's address depends on besides the address. */
const vary = 'Accept-Encoding, Accept-Language, Cookie'

/**
 * Language and currency that a browser has chosen; the language of its settings and HKD until it does. An address that says
 * its language is read in that one and changes no choice.
 */
export function preferencesOf(
  headers: IncomingHttpHeaders,
  said?: Language | undefined,
): { language: Language; currency: Currency } {
  return { language: said ?? languageOf(headers), currency: currencyFrom(cookie(headers.cookie, 'currency')) }
}

/** Whether the notice about cookies was accepted (spec A68); until then it stands on every page. */
const knowsCookies = (headers: IncomingHttpHeaders): boolean => cookie(headers.cookie, 'cookies') === 'accepted'

export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const source = options.isDevelopment
    ? await developmentStorefront(app, options.folder)
    : await builtStorefront(app, options.folder)
  const visitors = new VisitorPages(mark)
  const security = {
    ...pageHeaders,
    ...(options.isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  const pages = new Pages(source, visitors, security, options)

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // React Router reads the body itself; Fastify passes the stream through.
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      exposeHeadRoute: false,
      onRequest: (request, reply, done) => {
        if (!pages.answeredFromMemory(request.raw, reply)) done()
      },
      handler: (request, reply) => pages.answer(request, reply),
    })
    scope.route({
      method: 'POST',
      url: '/*',
      bodyLimit: formBytes,
      onRequest: (request, reply, done) => {
        if (!cameFromElsewhere(request.headers, options.publicOrigin)) return done()
        reply.code(403).type('text/plain; charset=utf-8').send('The request did not come from this shop')
      },
      handler: (request, reply) => pages.answer(request, reply),
    })
  })
}

type Source = {
  storefront(): Promise<Storefront>
  readonly isDevelopment: boolean
  readonly ready: Storefront | undefined
}

async function builtStorefront(app: FastifyInstance, folder: string): Promise<Source> {
  const assets = await readAssets(join(folder, 'build', 'client'))
  app.get('/assets/*', { exposeHeadRoute: true }, (request, reply) =>
    sendAsset(request, reply, assets.find(request.url.split('?')[0] ?? '')),
  )
  for (const url of assets.urls.filter((one) => !one.startsWith('/assets/')))
    app.get(url, (request, reply) => sendAsset(request, reply, assets.find(url)))
  // The bundle is built before the server starts and exports what the type says.
  const built = (await import(pathToFileURL(join(folder, 'build', 'server', 'index.js')).href)) as Storefront
  return { storefront: async () => built, isDevelopment: false, ready: built }
}

async function developmentStorefront(app: FastifyInstance, folder: string): Promise<Source> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: folder,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  app.addHook('onClose', () => vite.close())
  return {
    // The module is the storefront's answer.ts, which exports what the type says.
    storefront: async () => (await vite.ssrLoadModule('/app/answer.ts')) as Storefront,
    isDevelopment: true,
    ready: undefined,
  }
}

class Pages {
  /** Names and values in turn, prepared once: most answers differ from it in the nonce and the length. */
  private readonly visitorHeaders: readonly string[]

  constructor(
    private readonly source: Source,
    private readonly visitors: VisitorPages,
    private readonly security: Readonly<Record<string, string>>,
    private readonly options: PagesOptions,
  ) {
    this.visitorHeaders = Object.entries({
      ...security,
      'content-type': 'text/html; charset=utf-8',
      // A page kept by a browser would keep its nonce too; it asks again, and coming back is instant all the same.
      'cache-control': 'private, no-cache',
      vary,
    }).flat()
  }

  /** The way of most requests: a kept page, one copy, no routing and no rendering. */
  answeredFromMemory(request: IncomingMessage, reply: FastifyReply): boolean {
    const key = this.keyOf(request)
    if (key === undefined) return false
    const page = this.visitors.get(key, this.options.contentVersion(), performance.now())
    if (!page) return false
    reply.hijack()
    this.sendKept(request, reply.raw, page)
    return true
  }

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.url.split('?')[0] ?? ''
    if (looksLikeFile.test(path) || path.startsWith('/assets/')) return sendAsset(request, reply, undefined)
    const key = this.keyOf(request.raw)
    if (key !== undefined) {
      const page = await this.visitors.orMake(key, this.options.contentVersion(), performance.now(), () =>
        this.visitorPage(request),
      )
      if (page) {
        reply.hijack()
        this.sendKept(request.raw, reply.raw, page)
        return reply
      }
    }
    return this.render(request, reply)
  }

  /** Under what a visitor's page is kept: its address, language, currency and notice; undefined for all other requests. */
  private keyOf({ method, url, headers }: IncomingMessage): string | undefined {
    if (method !== 'GET' || url === undefined || headers.authorization !== undefined) return undefined
    const address = this.source.ready?.visitorAddress(url)
    if (address === undefined) return undefined
    const said = this.source.ready?.addressLanguage(url)
    if (headers.cookie === undefined)
      return `${said ?? acceptedLanguage(headers['accept-language'])} HKD asks ${address}`
    if (cookie(headers.cookie, buyerCookie) !== undefined) return undefined
    const { language, currency } = preferencesOf(headers, said)
    return `${language} ${currency} ${knowsCookies(headers) ? 'knows' : 'asks'} ${address}`
  }

  private sendKept(request: IncomingMessage, response: ServerResponse, page: Holed): void {
    const nonce = freshNonce()
    const accepts = request.headers['accept-encoding']
    const isZipped = typeof accepts === 'string' && accepts.includes('gzip')
    const pieces = isZipped ? [page.gzip(nonce)] : page.plain(nonce)
    const length = isZipped ? (pieces[0]?.length ?? 0) : page.plainLength
    const headers = this.visitorHeaders.concat(
      'content-security-policy',
      policyBefore + nonce + policyAfter,
      'content-length',
      String(length),
    )
    if (isZipped) headers.push('content-encoding', 'gzip')
    response.writeHead(200, headers)
    response.cork()
    for (const piece of pieces) response.write(piece, 'latin1')
    response.end()
  }

  /** Renders a page for all visitors: of this request only what is part of the key is used. */
  private async visitorPage(request: FastifyRequest): Promise<Buffer | undefined> {
    const storefront = await this.source.storefront()
    const address = storefront.visitorAddress(request.url)
    if (address === undefined) return undefined
    const caller = await this.options.contextFor(request, storefront.addressLanguage(request.url))
    if (!caller.isVisitor) return undefined
    const cookies: string[] = []
    const response = await storefront.answer(new Request(new URL(address, this.originOf(request))), {
      ...this.contextOf(request, caller, cookies),
      nonce: nonceMark,
    })
    if (response.status !== 200 || cookies.length > 0 || response.headers.getSetCookie().length > 0) return undefined
    if (!response.headers.get('content-type')?.startsWith('text/html')) return undefined
    return storefront.bodyOf(response)
  }

  private async render(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const storefront = await this.source.storefront()
    const caller = await this.options.contextFor(request, storefront.addressLanguage(request.url))
    const nonce = freshNonce()
    const cookies: string[] = []
    const gone = new AbortController()
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort(new Error('the visitor has gone'))
    })

    let response: Response
    try {
      response = await storefront.answer(this.webRequest(request, gone.signal), {
        ...this.contextOf(request, caller, cookies),
        nonce,
      })
    } catch (error) {
      if (gone.signal.aborted) return reply.hijack()
      if (error instanceof FormTooLarge)
        return reply.code(413).type('text/plain; charset=utf-8').send('The form is too large')
      throw error
    }

    reply.code(response.status).headers(this.security)
    response.headers.forEach((value, name) => {
      if (name !== 'set-cookie') reply.header(name, value)
    })
    for (const one of [...response.headers.getSetCookie(), ...cookies]) reply.header('set-cookie', one)
    reply.header('content-security-policy', this.source.isDevelopment ? developmentPolicy : policyFor(nonce))
    reply.header('vary', vary)
    if (!response.headers.has('cache-control'))
      reply.header('cache-control', caller.isVisitor ? 'private, no-cache' : 'private, no-store')

    const body = await storefront.bodyOf(response)
    if (body.length === 0) return reply.send()
    if (body.length < smallestZipped || !/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')))
      return reply.send(body)
    return reply.header('content-encoding', 'gzip').send(await zip(body, { level: 4 }))
  }

  private contextOf(request: FastifyRequest, caller: PageCaller, cookies: string[]) {
    return {
      dispatch: async (path: string, body: unknown, files?: PageFiles): Promise<Envelope> => {
        const { envelope, setCookies } = await caller.dispatch(path, body, files)
        cookies.push(...setCookies)
        return envelope
      },
      language: caller.language,
      currency: caller.currency,
      isVisitor: caller.isVisitor,
      isDevelopment: this.source.isDevelopment,
      passwordPolicy: this.options.passwordPolicy,
      linkHosts: this.options.linkHosts,
      knowsCookies: knowsCookies(request.headers),
      publicOrigin: this.options.publicOrigin ?? '',
      serverTime: caller.serverTime,
      report: (error: unknown) => this.options.report(error, request.id),
    }
  }

  private originOf(request: FastifyRequest): string {
    const { host } = request
    if (host && /^[\w.:[\]-]+$/.test(host)) return `${request.protocol}://${host}`
    return this.options.publicOrigin ?? 'http://localhost'
  }

  private webRequest(request: FastifyRequest, signal: AbortSignal): Request {
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers)) {
      if (typeof value === 'string') headers.set(name, value)
      else if (value) for (const one of value) headers.append(name, one)
    }
    const url = new URL(request.url, this.originOf(request))
    if (request.method === 'GET' || request.method === 'HEAD')
      return new Request(url, { method: request.method, headers, signal })
    // Node asks for `duplex` with a streamed body; the platform's type does not know it yet.
    const sent: RequestInit & { duplex: 'half' } = {
      method: request.method,
      headers,
      signal,
      body: limited(request.raw),
      duplex: 'half',
    }
    return new Request(url, sent)
  }
}

class FormTooLarge extends Error {}

/** The body as a web stream that ends in an error when more comes than a form may send. */
function limited(raw: IncomingMessage): ReadableStream<Uint8Array> {
  let bytes = 0
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > formBytes) done(new FormTooLarge('more than a form may send'))
      else done(null, chunk)
    },
  })
  raw.on('error', (error) => counting.destroy(error))
  // Node's own type for a web stream and the platform's are the same thing at run time.
  return Readable.toWeb(raw.pipe(counting)) as ReadableStream<Uint8Array>
}
