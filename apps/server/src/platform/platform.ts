import type { Logger } from 'pino'
import type { Config } from './config'
import type { FileStore } from './files'
import type { Passwords } from './passwords'
import type { Wording } from './wording'

/** What every use case may reach besides the database: settings, files, password hashing, the log. */
export type Platform = {
  readonly config: Config
  readonly files: FileStore
  readonly passwords: Passwords
  readonly log: Logger
  /** The words of letters and refusals as operators want them. */
  readonly wording: Wording
  /** HMAC-SHA256 with the server's key: for codes and captcha answers that must not lie readable in the database. */
  seal(purpose: string, text: string): string
  /** Wakes the senders of events and messages at once, after a commit. */
  wake(): void
}
