import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const noncePlace = '__CSP_NONCE__'
const year = 'public, max-age=31536000, immutable'

/** Headers that every page of ours carries besides its content security policy. */
export const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** Pictures, documents and videos of the catalogue: their names change when they do, so browsers may keep them. Parts of a file may be asked for. */
export async function mountPictures(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/pictures/',
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', year)
      reply.header('x-content-type-options', 'nosniff')
      reply.header('content-security-policy', "default-src 'none'; sandbox")
      // What somebody has uploaded is saved and not opened on this site.
      if (path.basename(path.dirname(file)) === 'documents') reply.header('content-disposition', 'attachment')
    },
  })
}

/** The back office: one page for all its addresses, and files whose names carry their hash. */
export async function mountBackOffice(app: FastifyInstance, folder: string): Promise<void> {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => undefined)
  if (page === undefined) return
  await app.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/backoffice/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', year)
      reply.header('x-content-type-options', 'nosniff')
      // A worker lives under the policy of its own file, not of its page: the one that reads PDF files may evaluate nothing.
      reply.header('content-security-policy', "default-src 'none'; script-src 'self'; connect-src 'self'")
    },
  })
  const answer = () => {
    const nonce = randomBytes(16).toString('base64')
    const policy = [
      "default-src 'self'",
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      "worker-src 'self'",
      // Ant Design writes its styles into the page, with the nonce; the few style attributes of its layout need the second part.
      `style-src 'self' 'nonce-${nonce}'`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "frame-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ')
    return { policy, html: page.replaceAll(noncePlace, nonce) }
  }
  for (const url of ['/backoffice', '/backoffice/*']) {
    app.get(url, (_request, reply) => {
      const { policy, html } = answer()
      return reply
        .headers({
          ...pageHeaders,
          'content-security-policy': policy,
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
        })
        .type('text/html; charset=utf-8')
        .send(html)
    })
  }
}
