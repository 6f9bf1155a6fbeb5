import { createHmac, timingSafeEqual } from 'node:crypto'
import { currencies, toMinor } from '@cusp/kernel'
import { z } from 'zod'
import type { Platform } from '../../../platform/platform'
import type { Notice, Provider } from '../payment'

export const signatureHeader = 'sandbox-signature'
/** Seconds for which a signature is good. */
const signatureLife = 300

const Body = z.strictObject({
  id: z.string().min(1).max(64),
  type: z.enum(['captured', 'failed']),
  reference: z.string().min(1).max(64),
  paymentId: z.string().min(1).max(64),
  amount: z.number().int().nonnegative(),
  currency: z.enum(currencies),
})

/** The key between the shop and its sandbox; made from the server's secret, so that there is nothing to set up. */
export const sandboxKey = (seal: Platform['seal']): string => seal('sandbox-webhook', 'key')

const signatureOf = (key: string, timestamp: string, body: string | Buffer): Buffer =>
  createHmac('sha256', key).update(`${timestamp}.`).update(body).digest()

/** `t=seconds,v1=hex`: HMAC-SHA256 over `timestamp.body`. */
export function signNotice(key: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return {
    'content-type': 'application/json',
    [signatureHeader]: `t=${timestamp},v1=${signatureOf(key, timestamp, body).toString('hex')}`,
  }
}

export function noticeBody({ eventId, kind, ...rest }: Notice): string {
  return JSON.stringify({ id: eventId, type: kind, ...rest })
}

function isSigned(key: string, rawBody: Buffer, header: unknown, now: Date): boolean {
  if (typeof header !== 'string') return false
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header)
  if (!match?.[1] || !match[2]) return false
  if (Math.abs(now.getTime() / 1000 - Number(match[1])) > signatureLife) return false
  return timingSafeEqual(signatureOf(key, match[1], rawBody), Buffer.from(match[2], 'hex'))
}

/** Reads JSON that is signed; what is signed and yet no notice is refused like a wrong signature. */
function parsed(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch {
    return undefined
  }
}

/** A provider of our own that moves no money: hosted page, signed notices, refunds, as the real ones have them. */
export function sandboxProvider(seal: Platform['seal']): Provider {
  return {
    name: 'sandbox',
    method: 'sandbox',
    async begin({ id }) {
      // The same payment always gets the same reference, and nobody can guess another's.
      const reference = seal('sandbox-payment', id)
      return { reference, redirectUrl: `/sandbox-pay/${reference}` }
    },
    verify(rawBody, headers, now) {
      if (!isSigned(sandboxKey(seal), rawBody, headers[signatureHeader], now)) return undefined
      const read = Body.safeParse(parsed(rawBody))
      if (!read.success) return undefined
      const { id, type, amount, ...rest } = read.data
      return { ...rest, eventId: id, kind: type, amount: toMinor(amount) }
    },
    async refund({ id }) {
      return { reference: `sandbox-${id}`, isDone: true }
    },
  }
}
