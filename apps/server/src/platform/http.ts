import type { FailureName } from '@cusp/contract'
import { type Currency, currencyFrom, type Language, languageFrom } from '@cusp/kernel'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { audienceOf } from './actor'
import type { Calls, Outcome, SessionChange, Standing } from './calls'
import { noFiles } from './calls'
import {
  browserNamed,
  browserOf,
  buyerCookie,
  credentialOf,
  operatorCookie,
  userAgentOf,
  whyNotFromOurPages,
} from './credentials'
import { isDatabaseBusy } from './database'
import { httpStatusOf, refusal } from './envelope'
import { Receiving, UploadRefused } from './uploads'
import type { AnyUseCase } from './use-case'
import type { Wording } from './wording'

const apiHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

export type HttpOptions = {
  readonly publicOrigin: string | undefined
  readonly isSecure: boolean
}

const isOperatorPath = (path: string): boolean => path.startsWith('/opsapi/')

/** A Hong Kong clinic pays in HKD whatever its headers say (spec A103, decision 13). */
export function currencyOf(standing: Standing, asked: unknown): Currency {
  return standing.actor.kind === 'buyer' && standing.actor.isHkCustomer ? 'HKD' : currencyFrom(asked)
}

/** JSON of a body, or undefined when it is none. Keys that could reach a prototype are no JSON of ours. */
function parsed(body: unknown): { value: unknown; text: string } | undefined {
  if (body === undefined || body === null) return { value: {}, text: '' }
  if (!Buffer.isBuffer(body)) return undefined
  const text = body.toString('utf8')
  if (text === '') return { value: {}, text }
  if (text.includes('__proto__')) return undefined
  try {
    return { value: JSON.parse(text), text }
  } catch {
    return undefined
  }
}

/** Sends what a call came to, with the cookie that it may have changed. */
export function sessionCookie(change: SessionChange, path: string, isSecure: boolean): string {
  const operator = isOperatorPath(path)
  const name = operator ? operatorCookie : buyerCookie
  const scope = `Path=${operator ? '/opsapi' : '/'}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  if (change.kind === 'end') return `${name}=; ${scope}; Max-Age=0`
  return `${name}=${change.token}; ${scope}${change.seconds === undefined ? '' : `; Max-Age=${change.seconds}`}`
}

/** Puts every use case on the wire. There is no other way into them from outside, and no step that one of them skips. */
export async function mount(app: FastifyInstance, calls: Calls, options: HttpOptions): Promise<void> {
  const mountOn = (scope: FastifyInstance, useCase: AnyUseCase, run: typeof runJson) => {
    for (const path of calls.pathsOf(useCase)) {
      scope.post(path, { bodyLimit: useCase.endpoint.bodyLimit ?? 64 * 1024 }, async (request, reply) => {
        const language = languageFrom(request.headers.langenv)
        return send(reply, path, await run(calls, useCase, path, request, language, options), options)
      })
    }
  }

  for (const useCase of calls.useCases) if (!useCase.endpoint.files) mountOn(app, useCase, runJson)
  // In a scope of its own: the plugin looks after every request that it is near, those without files too.
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fields: 60, fieldSize: 16 * 1024, fieldNameSize: 100, files: 12, headerPairs: 60 },
    })
    for (const useCase of calls.useCases) if (useCase.endpoint.files) mountOn(scope, useCase, runMultipart)
  })
}

function send(reply: FastifyReply, path: string, outcome: Outcome, { isSecure }: HttpOptions): FastifyReply {
  reply.code(outcome.status).headers(apiHeaders)
  if (outcome.session) reply.header('set-cookie', sessionCookie(outcome.session, path, isSecure))
  if (outcome.browser) reply.header('set-cookie', browserNamed(outcome.browser, isSecure))
  if (outcome.failure === 'tooManyRequests' || outcome.failure === 'busy') reply.header('retry-after', '5')
  return reply.send(outcome.bytes ?? JSON.stringify(outcome.envelope))
}

async function runJson(
  calls: Calls,
  useCase: AnyUseCase,
  path: string,
  request: FastifyRequest,
  language: Language,
  options: HttpOptions,
): Promise<Outcome> {
  const credential = credentialOf(request.headers, isOperatorPath(path) ? operatorCookie : buyerCookie)
  const elsewhere = whyNotFromOurPages(request.headers, credential, options.publicOrigin)
  if (elsewhere) return calls.refused(elsewhere, { language })

  const standing = await calls.standing(isOperatorPath(path), credential?.token)
  const currency = currencyOf(standing, request.headers.currency)
  if (useCase.endpoint.access === 'browse' && Buffer.isBuffer(request.body)) {
    const text = request.body.toString('utf8')
    const kept = calls.kept(
      useCase.endpoint.path,
      text,
      language,
      currency,
      audienceOf(standing.actor),
      standing.contentVersion,
    )
    if (kept) return { status: 200, envelope: kept.envelope, bytes: kept.bytes }
  }
  const body = parsed(request.body)
  if (!body) return calls.refused('notUnderstood', { language }, { field: 'body' })
  return calls.run(useCase, {
    body: body.value,
    text: body.text,
    language,
    currency,
    standing,
    requestId: request.id,
    address: request.ip,
    userAgent: userAgentOf(request.headers),
    browser: browserOf(request.headers),
    files: noFiles,
  })
}

async function runMultipart(
  calls: Calls,
  useCase: AnyUseCase,
  path: string,
  request: FastifyRequest,
  language: Language,
  options: HttpOptions,
): Promise<Outcome> {
  if (!request.isMultipart()) return runJson(calls, useCase, path, request, language, options)
  const credential = credentialOf(request.headers, isOperatorPath(path) ? operatorCookie : buyerCookie)
  const elsewhere = whyNotFromOurPages(request.headers, credential, options.publicOrigin)
  if (elsewhere) return calls.refused(elsewhere, { language })
  const standing = await calls.standing(isOperatorPath(path), credential?.token)

  const receiving = new Receiving(useCase.endpoint.files ?? {})
  const fields = new Map<string, unknown>()
  try {
    for await (const part of request.parts({ limits: { fileSize: 80 * 1024 * 1024 } })) {
      if (part.type === 'file')
        await receiving.take({ field: part.fieldname, originalName: part.filename ?? '', stream: part.file })
      else fields.set(part.fieldname, part.value)
    }
    return await calls.run(useCase, {
      body: Object.fromEntries([...fields].filter(([name]) => name !== '__proto__')),
      text: '',
      language,
      currency: currencyOf(standing, request.headers.currency),
      standing,
      requestId: request.id,
      address: request.ip,
      userAgent: userAgentOf(request.headers),
      browser: browserOf(request.headers),
      files: receiving.files,
    })
  } catch (error) {
    if (error instanceof UploadRefused) return calls.refused(error.failure, { language }, { field: error.field })
    return calls.refused('notUnderstood', { language }, { field: 'body' })
  } finally {
    await receiving.cleanUp()
  }
}

/** Makes Fastify's own refusals (too large, wrong type, no such path) speak the envelope too. */
export function speakEnvelope(
  app: FastifyInstance,
  wording: Wording,
  log: (error: unknown, requestId: string) => void,
): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const say = (request: FastifyRequest, reply: FastifyReply, name: FailureName, detail = {}) =>
    reply
      .code(httpStatusOf(name))
      .headers(apiHeaders)
      .send(JSON.stringify(refusal(wording, name, languageFrom(request.headers.langenv), detail)))

  app.setErrorHandler((error: { statusCode?: number; code?: string }, request, reply) => {
    const status = isDatabaseBusy(error) ? 503 : (error.statusCode ?? 500)
    if (status === 413) return say(request, reply, 'tooLarge', { field: 'body' })
    if (status === 415) return say(request, reply, 'wrongContentType', { field: 'content-type' })
    if (status === 429) return say(request, reply, 'tooManyRequests')
    if (status === 503) return say(request, reply, 'busy')
    if (status >= 400 && status < 500) return say(request, reply, 'notUnderstood', { field: 'request' })
    log(error, request.id)
    return say(request, reply, 'unexpected')
  })
}

export const sayNotFound = (wording: Wording, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .headers(apiHeaders)
    .send(JSON.stringify(refusal(wording, 'notFound', languageFrom(request.headers.langenv))))
