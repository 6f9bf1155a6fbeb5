import type { Draft } from '@cusp/kernel'
import { type Background, type Listener, listener } from '../../platform/background'
import { queueMessage } from '../../platform/messages'
import type { NoticeReader } from './notice'
import { awaitedGoodsArrived } from './rules/awaited-goods-letter'
import * as letters from './rules/letters'
import * as preOrderLetters from './rules/pre-order-letters'
import type { Topic } from './rules/topics'
import { findClinicReaders, findGoods, findOrder, findParcels, findReaders, findRefund } from './store'

/** Queues one letter per reader. The same fact told twice finds the first letter's key taken. */
async function tell(
  { write, platform }: Pick<Background, 'write' | 'platform'>,
  fact: string,
  readers: readonly NoticeReader[],
  letterFor: (reader: NoticeReader) => Draft,
  /** Given for what a reader may turn off. */
  topic?: Topic,
): Promise<void> {
  await write(async (tx) => {
    for (const reader of readers) {
      const channel = reader.email === '' ? 'sms' : 'mail'
      const to = channel === 'mail' ? reader.email : reader.phone
      if (to === '' || (channel === 'mail' && topic && reader.turnedOff.includes(topic))) continue
      const dedupKey = `${fact} ${reader.accountId}`
      const letter = platform.wording.letter(letterFor(reader))
      await queueMessage(tx, { channel, to, ...letter, dedupKey, ...(topic ? { topic } : {}) })
    }
  })
}

/** Who waited longest is written to first. */
const inOrderOf = (accountIds: readonly string[], readers: readonly NoticeReader[]): NoticeReader[] =>
  accountIds.flatMap((id) => readers.find((reader) => reader.accountId === id) ?? [])

const shopUrl = ({ platform }: Background): string => platform.config.publicUrl

export const listeners: Listener[] = [
  listener('clinicApproved', 'tell the clinic', async ({ clinicId, stepId }, work) => {
    const readers = await findClinicReaders(work.read, clinicId)
    await tell(work, `clinicApproved ${stepId}`, readers, (reader) => letters.clinicApproved(reader, shopUrl(work)))
  }),
  listener('clinicRejected', 'tell the clinic', async ({ clinicId, stepId, reason }, work) => {
    const readers = await findClinicReaders(work.read, clinicId)
    await tell(work, `clinicRejected ${stepId}`, readers, (reader) =>
      letters.clinicRejected(reader, reason, shopUrl(work)),
    )
  }),
  listener('certificateAsked', 'tell the clinic', async ({ clinicId, stepId, ...asked }, work) => {
    const readers = await findClinicReaders(work.read, clinicId)
    await tell(work, `certificateAsked ${stepId}`, readers, (reader) =>
      letters.certificateAsked(reader, asked, shopUrl(work)),
    )
  }),
  listener('colleagueJoined', 'tell the administrators', async ({ clinicId, accountId, invitationId }, work) => {
    const readers = await findClinicReaders(work.read, clinicId)
    const joined = readers.find((reader) => reader.accountId === accountId)
    if (!joined) return
    await tell(
      work,
      `colleagueJoined ${invitationId} ${accountId}`,
      readers.filter((reader) => reader.isAdmin && reader !== joined),
      (reader) => letters.colleagueJoined(reader, joined, shopUrl(work)),
      'colleagueJoined',
    )
  }),
  listener('orderPlaced', 'tell the buyer', async ({ orderNo, awaitsReview }, work) => {
    const found = await findOrder(work.read, orderNo)
    if (!found) return
    await tell(work, `orderPlaced ${orderNo}`, [found.reader], (reader) =>
      awaitsReview
        ? letters.orderToReview(reader, found.order, shopUrl(work))
        : found.order.preOrder.deposit > 0
          ? preOrderLetters.preOrderPlaced(reader, found.order, shopUrl(work))
          : letters.orderPlaced(reader, found.order, shopUrl(work)),
    )
  }),
  listener('orderAccepted', 'tell the buyer', async ({ orderNo }, work) => {
    const found = await findOrder(work.read, orderNo)
    if (!found) return
    await tell(work, `orderAccepted ${orderNo}`, [found.reader], (reader) =>
      letters.orderAccepted(reader, found.order, shopUrl(work)),
    )
  }),
  listener('depositPaid', 'tell the buyer', async ({ orderNo }, work) => {
    const found = await findOrder(work.read, orderNo)
    if (!found) return
    await tell(
      work,
      `depositPaid ${orderNo}`,
      [found.reader],
      (reader) => preOrderLetters.depositPaid(reader, found.order, shopUrl(work)),
      'orderPaid',
    )
  }),
  listener('goodsArrived', 'tell the buyer', async ({ orderNo }, work) => {
    const found = await findOrder(work.read, orderNo)
    if (!found) return
    await tell(work, `goodsArrived ${orderNo}`, [found.reader], (reader) =>
      preOrderLetters.goodsArrived(reader, found.order, shopUrl(work)),
    )
  }),
  listener('orderPaid', 'tell the buyer', async ({ orderNo, isHeld }, work) => {
    const found = await findOrder(work.read, orderNo)
    if (!found) return
    await tell(
      work,
      `orderPaid ${orderNo}`,
      [found.reader],
      (reader) =>
        isHeld
          ? letters.orderHeld(reader, found.order, shopUrl(work))
          : letters.orderPaid(reader, found.order, shopUrl(work)),
      // That an order is held is needed for the order; that money has arrived is a courtesy.
      isHeld ? undefined : 'orderPaid',
    )
  }),
  listener('orderReleased', 'tell the buyer', async ({ orderNo }, work) => {
    const found = await findOrder(work.read, orderNo)
    if (!found) return
    await tell(work, `orderReleased ${orderNo}`, [found.reader], (reader) =>
      letters.orderReleased(reader, found.order, shopUrl(work)),
    )
  }),
  listener('orderShipped', 'tell the buyer', async ({ orderNo, storeId }, work) => {
    const found = await findOrder(work.read, orderNo)
    if (!found) return
    const parcels = await findParcels(work.read, orderNo, storeId)
    await tell(
      work,
      `orderShipped ${orderNo} ${storeId}`,
      [found.reader],
      (reader) => letters.orderShipped(reader, found.order, parcels, shopUrl(work)),
      'orderShipped',
    )
  }),
  listener('orderClosed', 'tell the buyer', async ({ orderNo, because }, work) => {
    const found = await findOrder(work.read, orderNo)
    if (!found) return
    const isLapsed = because === 'expired' && found.order.preOrder.isDepositPaid
    await tell(work, `orderClosed ${orderNo}`, [found.reader], (reader) =>
      isLapsed
        ? preOrderLetters.preOrderLapsed(reader, found.order, shopUrl(work))
        : letters.orderClosed(reader, found.order, because, shopUrl(work)),
    )
  }),
  listener('refundDue', 'tell the buyer', async ({ refundId }, work) => {
    const refund = await findRefund(work.read, refundId)
    const found = refund && (await findOrder(work.read, refund.orderNo))
    if (!found) return
    await tell(work, `refundDue ${refundId}`, [found.reader], (reader) =>
      letters.refundDue(reader, refund, shopUrl(work)),
    )
  }),
  listener('awaitedGoodsArrived', 'tell who waited', async ({ claimId, waits }, work) => {
    const wanted = new Map<string, Set<string>>()
    for (const { accountId, variantId } of waits)
      wanted.set(accountId, (wanted.get(accountId) ?? new Set()).add(variantId))
    const [readers, goods] = await Promise.all([
      findReaders(work.read, [...wanted.keys()]),
      findGoods(work.read, [...new Set(waits.map(({ variantId }) => variantId))]),
    ])
    await tell(
      work,
      `awaitedGoodsArrived ${claimId}`,
      inOrderOf([...wanted.keys()], readers),
      (reader) => {
        const own = goods.filter(({ variantId }) => wanted.get(reader.accountId)?.has(variantId))
        return awaitedGoodsArrived(reader, own, shopUrl(work))
      },
      'awaitedGoodsArrived',
    )
  }),
]
