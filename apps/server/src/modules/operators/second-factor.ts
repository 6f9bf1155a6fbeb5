import { createCipheriv, createDecipheriv, randomBytes, randomInt } from 'node:crypto'
import type { OperatorId } from '@cusp/kernel'
import { Secret, TOTP } from 'otpauth'
import type { Platform } from '../../platform/platform'
import { recoveryLength, recoveryLetters } from './rules/typed-code'

type Sealing = Pick<Platform, 'seal'>

const periodSeconds = 30
/** 160 bits of randomness, in Base32 as authenticators take it. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

const authenticatorOf = (secret: string, email = ''): TOTP =>
  new TOTP({
    issuer: 'Cusp back office',
    label: email,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
  })

/** What an authenticator reads from the QR code. */
export const addressOf = (secret: string, email: string): string => authenticatorOf(secret, email).toString()

/** The half minute that a code belongs to: this one or a neighbour (RFC 6238 §5.2); undefined when it belongs to none. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const distance = authenticatorOf(secret).validate({ token: code, timestamp, window: 1 })
  return distance === null ? undefined : Math.floor(timestamp / 1000 / periodSeconds) + distance
}

/** The code of a moment; for tests, which have no telephone. */
export const codeAt = (secret: string, at: Date): string =>
  authenticatorOf(secret).generate({ timestamp: at.getTime() })

const keyFrom = (platform: Sealing): Buffer => Buffer.from(platform.seal('second factor', 'key'), 'base64url')

/** Encrypts a secret for the database (AES-256-GCM); it opens for its owner only. */
export function lockSecret(platform: Sealing, owner: OperatorId, secret: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(platform), nonce).setAAD(Buffer.from(owner))
  const locked = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), locked]).toString('base64url')
}

/** Throws when it was not locked for this owner with this server's key. */
export function openSecret(platform: Sealing, owner: OperatorId, locked: string): string {
  const bytes = Buffer.from(locked, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(platform), bytes.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

/** Ten codes of 120 random bits: too many for guessing, so that a keyed hash keeps them safely. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () =>
    Array.from({ length: recoveryLength }, () => recoveryLetters[randomInt(recoveryLetters.length)]).join(''),
  )

export const sealOfRecoveryCode = (platform: Sealing, owner: OperatorId, code: string): string =>
  platform.seal('recovery code', `${owner}\n${code}`)
