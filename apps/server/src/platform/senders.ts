import { sql } from 'drizzle-orm'
import nodemailer from 'nodemailer'
import { assertNoTransaction, type Database } from './database'
import { backoffSeconds } from './outbox'
import type { Platform } from './platform'
import { Repeating } from './repeating'

/** Sends text messages. A provider's adapter implements it; without one, messages are kept for the viewer. */
export type SmsProvider = { send(to: string, text: string): Promise<void> }
export type MailTransport = { send(to: string, subject: string, text: string): Promise<void>; close(): void }

export function openMail(smtpUrl: string, from: string): MailTransport {
  const transport = nodemailer.createTransport(
    { url: smtpUrl, connectionTimeout: 5000, socketTimeout: 10_000 },
    { from },
  )
  return {
    async send(to, subject, text) {
      assertNoTransaction('A mail was sent')
      await transport.sendMail({ to, subject, text })
    },
    close: () => transport.close(),
  }
}

type Queued = {
  readonly id: number
  readonly channel: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly attempts: number
}

const mostAttempts = 8

/** Sends queued messages after their transactions; keeps them for the back office's viewer where no provider is set up. */
export function openSenders(
  database: Database,
  mail: MailTransport | undefined,
  sms: SmsProvider | undefined,
  platform: () => Platform,
): Repeating {
  async function send(queued: Queued): Promise<void> {
    try {
      if (queued.channel === 'mail') await mail?.send(queued.recipient, queued.subject, queued.body)
      else await sms?.send(queued.recipient, queued.body)
      await database.db.execute(
        sql`update message set status = 'sent', sent_at = now(), problem = '' where id = ${queued.id}`,
      )
    } catch (error) {
      platform().log.warn({ err: error, messageId: queued.id }, 'a message could not be sent')
      await database.db.execute(sql`
        update message set status = ${queued.attempts >= mostAttempts ? 'failed' : 'queued'}, problem = ${String(error).slice(0, 500)},
          next_try_at = now() + make_interval(secs => ${backoffSeconds(queued.attempts + 2)})
        where id = ${queued.id}`)
    }
  }

  const unset = [...(mail ? [] : ['mail']), ...(sms ? [] : ['sms'])]

  return new Repeating(
    async () => {
      if (unset.length > 0) {
        await database.db.execute(
          sql`update message set status = 'kept', sent_at = now() where status = 'queued' and channel = any(${sql.param(unset)}::text[])`,
        )
      }
      if (unset.length === 2) return false
      const taken = await database.db.execute<Queued>(sql`
        update message set attempts = attempts + 1, next_try_at = now() + interval '60 seconds'
        where id in (select id from message where status = 'queued' and next_try_at <= now() order by id limit 20 for update skip locked)
        returning id, channel, recipient, subject, body, attempts`)
      for (const queued of taken.rows) await send(queued)
      return taken.rows.length === 20
    },
    1000,
    (error) => platform().log.error({ err: error }, 'the message queue could not be read'),
  )
}
