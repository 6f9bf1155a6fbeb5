import type { Writer } from './database'
import { leaveForDelivery } from './deliveries'
import { message } from './tables'

export type Message = {
  readonly channel: 'mail' | 'sms'
  /** An email address, or area code and number. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly isSecret?: boolean
  /** A second message with the same key is not queued: for whoever may be told the same thing twice. */
  readonly dedupKey?: string
  /** What its reader may turn off; left out for what is necessary. */
  readonly topic?: string
}

/**
 * Queues a message in the caller's transaction and gives its number, or nothing where its key is taken; it leaves after the
 * commit, or is kept for the viewer where nothing is set up.
 */
export async function queueMessage(
  tx: Writer,
  { channel, to, subject, text, isSecret = false, dedupKey, topic }: Message,
): Promise<number | undefined> {
  leaveForDelivery(tx)
  const [queued] = await tx
    .insert(message)
    .values({ channel, recipient: to, subject, body: text, isSecret, dedupKey, topic })
    .onConflictDoNothing({ target: message.dedupKey })
    .returning({ id: message.id })
  return queued?.id
}
