import { endpoints } from '@cusp/contract'
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type onResponseHookHandler,
  type RawServerDefault,
} from 'fastify'
import pino, { type Logger } from 'pino'
import { findBuyer } from './modules/accounts'
import { findOperator } from './modules/operators'
import { jobs, listeners, rawRoutes, templates, useCases } from './modules/registry'
import { pepperOf, sealWith } from './pepper'
import type { Background } from './platform/background'
import { Calls } from './platform/calls'
import type { Config } from './platform/config'
import { watchContent } from './platform/content-watch'
import type { Database } from './platform/database'
import { openFiles } from './platform/files'
import { type HttpOptions, mount, sayNotFound, speakEnvelope } from './platform/http'
import { startJobs } from './platform/jobs'
import { openMetrics } from './platform/metrics'
import { openApiDocument, openApiPage, openApiStyle } from './platform/openapi'
import { openOutbox } from './platform/outbox'
import { openPasswords } from './platform/passwords'
import type { Platform } from './platform/platform'
import { limitRequests } from './platform/rate-limit'
import { mountRaw } from './platform/raw-http'
import { type MailTransport, openMail, openSenders, type SmsProvider } from './platform/senders'
import { Wording } from './platform/wording'

export type Shop = {
  readonly app: FastifyInstance
  readonly calls: Calls
  readonly platform: Platform
  readonly http: HttpOptions
  readonly now: () => Date
  readonly contentVersion: () => number
  /** Looks at the content version now; for tests that cannot wait for the next look. */
  refreshContent(): Promise<void>
  /** Starts what works by the clock and on events: jobs, outbox, senders. */
  startBackground(): Promise<void>
  /** Delivers all waiting events and messages; for tests. */
  settle(): Promise<void>
  stop(): Promise<void>
}

export type ShopOptions = {
  readonly config: Config
  readonly database: Database
  readonly now?: () => Date
  readonly log?: Logger
  readonly mail?: MailTransport
  readonly sms?: SmsProvider
}

/** Secrets never reach the log, wherever in an object they stand. */
const redacted = [
  'password',
  'token',
  'code',
  'captcha',
  'authorization',
  'cookie',
  '*.password',
  '*.token',
  '*.code',
  'headers.authorization',
  'headers.cookie',
]

export const openLog = (level: string): Logger =>
  pino({ level, redact: { paths: redacted, censor: '•••' }, base: null })

/** Builds the whole server without listening. */
export async function openShop({
  config,
  database,
  now = () => new Date(),
  log = openLog(config.logLevel),
  mail,
  sms,
}: ShopOptions): Promise<Shop> {
  const isSecure = config.publicUrl.startsWith('https:')
  const http: HttpOptions = { publicOrigin: new URL(config.publicUrl).origin, isSecure }
  const serverOptions: FastifyHttpOptions<RawServerDefault> = {
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    requestTimeout: 15_000,
    connectionTimeout: 20_000,
    keepAliveTimeout: 65_000,
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 200 },
    // A developer's restart must not wait for the browser to let go.
    forceCloseConnections: config.environment === 'development' ? true : 'idle',
    genReqId: () => crypto.randomUUID(),
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
  }
  const app = Fastify(serverOptions)

  let wake = () => {}
  const wording = new Wording(templates)
  const platform: Platform = {
    config,
    files: openFiles(config.dataDirectory),
    passwords: await openPasswords(pepperOf(config), { givesWay: config.environment === 'production' }),
    log,
    wording,
    seal: (purpose, text) => sealWith(config, purpose, text),
    wake: () => wake(),
  }
  const watch = await watchContent(database, wording, (error) =>
    log.error({ err: error }, 'the content version could not be read'),
  )

  const calls = new Calls(useCases, {
    database,
    platform,
    now,
    recogniseBuyer: findBuyer,
    recogniseOperator: findOperator,
    lastSeenVersion: watch.version,
  })
  const workFor = (): Background => ({
    now: now(),
    read: database.db,
    platform,
    write: async (work) => {
      const done = await database.transaction(work)
      wake()
      return done
    },
  })

  const outbox = openOutbox(database, listeners, workFor, () => platform)
  const transport = mail ?? (config.smtpUrl ? openMail(config.smtpUrl, config.mailFrom) : undefined)
  const senders = openSenders(database, transport, sms, () => platform)
  wake = () => {
    outbox.wake()
    senders.wake()
  }

  speakEnvelope(app, wording, (error, requestId) => log.error({ err: error, requestId }, 'a request failed'))
  limitRequests(app, config)
  const metrics = openMetrics(app, database)
  const noteAnswers: onResponseHookHandler = (request, reply, done) => {
    log.debug(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  }
  if (log.isLevelEnabled('debug')) app.addHook('onResponse', noteAnswers)
  await mount(app, calls, http)
  await mountRaw(app, rawRoutes, calls, workFor, http)
  mountPlumbing(app, database, wording, () => metrics.metrics())

  let stopJobs = async () => {}
  return {
    app,
    calls,
    platform,
    http,
    now,
    contentVersion: watch.version,
    refreshContent: watch.refresh,
    async startBackground() {
      outbox.start()
      senders.start()
      const running = await startJobs(database, jobs, workFor, platform)
      stopJobs = running.stop
    },
    async settle() {
      await outbox.drain()
      await senders.drain()
    },
    async stop() {
      await app.close()
      await stopJobs()
      await outbox.stop()
      await senders.stop()
      await watch.stop()
      transport?.close()
    },
  }
}

/** What operators of the machine ask for, and the API's own description. */
function mountPlumbing(
  app: FastifyInstance,
  database: Database,
  wording: Wording,
  metrics: () => Promise<string>,
): void {
  app.get('/healthz', (_request, reply) => reply.send({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = await database.pool.query('select 1').then(
      () => true,
      () => false,
    )
    return reply.code(isReady ? 200 : 503).send({ ready: isReady })
  })
  app.get('/metrics', async (_request, reply) => reply.type('text/plain; version=0.0.4').send(await metrics()))

  const document = JSON.stringify(openApiDocument())
  const page = openApiPage()
  const docHeaders = {
    'content-security-policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  }
  app.get('/openapi.json', (_request, reply) => reply.type('application/json').headers(docHeaders).send(document))
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').headers(docHeaders).send(page))
  app.get('/docs/style.css', (_request, reply) => reply.type('text/css').send(openApiStyle))

  for (const prefix of ['/api/*', '/authapi/*', '/opsapi/*'])
    app.all(prefix, (request, reply) => sayNotFound(wording, request, reply))
}

/** The contract entries that nothing answers; a test keeps this empty. */
export function unanswered(): string[] {
  const mounted = new Set(useCases.map((useCase) => useCase.endpoint))
  return endpoints.filter(({ endpoint }) => !mounted.has(endpoint)).map(({ module, name }) => `${module}.${name}`)
}
