import type { Order } from '../order'

/** The time until an unpaid order is closed, in the parts that the wire asks for; zeros when nothing runs. */
export function timeLeft({ status, expiresAt }: Pick<Order, 'status' | 'expiresAt'>, now: Date) {
  const runs = (status === 'pendingPayment' || status === 'paying') && expiresAt !== null
  const seconds = runs ? Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)) : 0
  return {
    expiresAt: runs ? expiresAt : null,
    serverTime: now,
    expiredDay: Math.floor(seconds / 86_400),
    expiredHour: Math.floor((seconds % 86_400) / 3600),
    expiredMinutes: Math.floor((seconds % 3600) / 60),
    expiredSeconds: seconds % 60,
  }
}
