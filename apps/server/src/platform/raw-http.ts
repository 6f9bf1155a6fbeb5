import { languageFrom } from '@cusp/kernel'
import type { FastifyInstance } from 'fastify'
import type { Background } from './background'
import type { Calls } from './calls'
import { buyerCookie, cameFromElsewhere, credentialOf, operatorCookie } from './credentials'
import { httpStatusOf, refusal } from './envelope'
import type { HttpOptions } from './http'
import { languageOf } from './preferred-language'
import type { RawRoute } from './raw-route'

const strict = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'referrer-policy': 'no-referrer',
} as const

/** Mounts what is no contract call. Headers are strict unless the route says otherwise. */
export async function mountRaw(
  app: FastifyInstance,
  routes: readonly RawRoute[],
  calls: Calls,
  workFor: () => Background,
  options: HttpOptions,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 256 * 1024 }, (_request, body, done) =>
      done(null, body),
    )
    for (const route of routes) {
      scope.route({
        method: route.method,
        url: route.path,
        handler: async (request, reply) => {
          const work = workFor()
          // Pages of the browser's own, such as a provider's, carry what the storefront's pages carry instead.
          const language =
            request.headers.langenv === undefined ? languageOf(request.headers) : languageFrom(request.headers.langenv)
          if (
            route.method === 'POST' &&
            !route.fromOutside &&
            cameFromElsewhere(request.headers, options.publicOrigin)
          ) {
            return reply
              .code(httpStatusOf('crossSite'))
              .headers(strict)
              .type('application/json')
              .send(refusal(work.platform.wording, 'crossSite', language))
          }
          const isOperatorPath = route.path.startsWith('/opsapi/')
          const credential = credentialOf(request.headers, isOperatorPath ? operatorCookie : buyerCookie)
          const { actor } = await calls.standing(isOperatorPath, credential?.token)
          const answer = await route.run({
            ...work,
            params: texts(request.params),
            query: texts(request.query),
            headers: request.headers,
            body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
            language,
            actor,
            requestId: request.id,
          })
          return reply
            .code(answer.status)
            .headers({ ...strict, ...answer.headers })
            .send(answer.body)
        },
      })
    }
  })
}

/** Query and path values as single texts: repeated ones are not what any of our routes takes. */
function texts(values: unknown): Record<string, string> {
  if (typeof values !== 'object' || values === null) return {}
  return Object.fromEntries(
    Object.entries(values).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}
