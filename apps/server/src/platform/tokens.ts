import { createHash, randomBytes } from 'node:crypto'

/** A session token: 32 random bytes as 43 characters. Only its hash is ever kept. */
export const newToken = (): string => randomBytes(32).toString('base64url')
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')
