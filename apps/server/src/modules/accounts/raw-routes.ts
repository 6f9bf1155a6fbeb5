import { operatorMay } from '../../platform/actor'
import { refusal } from '../../platform/envelope'
import type { RawAnswer, RawCall, RawRoute } from '../../platform/raw-route'
import type { Certificate } from './account'
import { makeCaptcha } from './captcha-picture'
import { findAvatar, findCertificate } from './store/files'

/** Nobody learns whether a file exists that is not theirs: every refusal is this one. */
const notFound = ({ language, platform }: RawCall): RawAnswer => ({
  status: 404,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(refusal(platform.wording, 'notFound', language)),
})

/** What is no id of ours becomes one that no file has: the database cannot even be asked about some characters. */
const fileId = ({ id = '' }: RawCall['params']): string => (/^[\w-]{1,64}$/.test(id) ? id : '')

async function serve(call: RawCall, certificate: Certificate | undefined): Promise<RawAnswer> {
  const file = certificate && (await call.platform.files.read(certificate.path))
  if (!certificate || !file) return notFound(call)
  const isPdf = certificate.mediaType === 'application/pdf'
  // A PDF can carry scripts and links: it is for the reader's own viewer, never for a page of ours.
  const disposition = isPdf ? 'attachment' : 'inline'
  return {
    status: 200,
    headers: {
      'content-type': certificate.mediaType,
      'content-length': String(file.bytes),
      'content-disposition': `${disposition}; filename="certificate.${isPdf ? 'pdf' : 'webp'}"`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
    body: file.stream,
  }
}

export const rawRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/api/getValidcode',
    async run(call) {
      const { id, png } = await makeCaptcha(call)
      return {
        status: 200,
        headers: { 'content-type': 'image/png', 'x-captcha-id': id, 'cache-control': 'no-store' },
        body: png,
      }
    },
  },
  {
    method: 'GET',
    path: '/files/certificate/:id',
    async run(call) {
      const { actor, read, params } = call
      if (actor.kind !== 'buyer') return notFound(call)
      return serve(call, await findCertificate(read, fileId(params), actor.clinicId))
    },
  },
  {
    method: 'GET',
    path: '/files/avatar/:id',
    async run(call) {
      const { actor, read, params, platform } = call
      const avatar = actor.kind === 'buyer' ? await findAvatar(read, fileId(params), actor.clinicId) : undefined
      const file = avatar && (await platform.files.read(avatar.path))
      if (!avatar || !file) return notFound(call)
      return {
        status: 200,
        headers: {
          'content-type': avatar.mediaType,
          'content-length': String(file.bytes),
          // Another picture is another address.
          'cache-control': 'private, max-age=86400',
        },
        body: file.stream,
      }
    },
  },
  {
    method: 'GET',
    path: '/opsapi/files/certificate/:id',
    async run(call) {
      const { actor, read, params } = call
      if (actor.kind !== 'operator' || !operatorMay(actor, 'clinics.view')) return notFound(call)
      return serve(call, await findCertificate(read, fileId(params), undefined))
    },
  },
]
