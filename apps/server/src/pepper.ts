import { createHmac } from 'node:crypto'
import type { Config } from './platform/config'

/** HMAC-SHA256 with the server's key; the purpose keeps what is sealed for one thing from fitting another. */
export const sealWith = ({ appSecret }: Pick<Config, 'appSecret'>, purpose: string, text: string): string =>
  createHmac('sha256', appSecret).update(`${purpose}\0${text}`).digest('base64url')

/** What is mixed into every password hash and stands in no database. */
export const pepperOf = (config: Pick<Config, 'appSecret'>): Buffer =>
  Buffer.from(sealWith(config, 'pepper', 'password'))
