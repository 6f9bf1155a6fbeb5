import { randomFillSync } from 'node:crypto'

/**
 * Stands in a kept page where each answer has its own nonce. As long as a nonce, and no text of a page can be it.
 */
export const nonceMark = 'cusp.nonce.goes.here.now'

const pool = Buffer.allocUnsafeSlow(18 * 256)
let at = pool.length

/** An unguessable nonce. Random bytes are drawn by the hundred, because drawing few costs as much as drawing many. */
export function freshNonce(): string {
  if (at === pool.length) {
    randomFillSync(pool)
    at = 0
  }
  at += 18
  return pool.toString('base64', at - 18, at)
}

/** The pages' content security policy around a nonce. */
export const policyBefore = "default-src 'self'; script-src 'nonce-"
export const policyAfter =
  "' 'strict-dynamic'; style-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

export const policyFor = (nonce: string): string => `${policyBefore}${nonce}${policyAfter}`

/** Vite's own scripts and sockets need more; nobody but the developer sees these pages. */
export const developmentPolicy =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:; frame-ancestors 'none'; base-uri 'none'"
