import { currencyFrom, formatMoney, languageFrom, toMinor } from '@cusp/kernel'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { prepared, type Reader, type Writer } from '../../platform/database'
import { message } from '../../platform/tables'
import type { GoodsFacts, NoticeReader, OrderFacts, ParcelFacts, RefundFacts } from './notice'
import { emailOptOut, mailConsent, noticeGoods, noticeOrder, noticeParcel, noticeReader, noticeRefund } from './schema'

const readerColumns = {
  accountId: noticeReader.accountId,
  clinicName: noticeReader.clinicName,
  name: noticeReader.name,
  email: noticeReader.email,
  areaCode: noticeReader.areaCode,
  phone: noticeReader.phone,
  language: noticeReader.language,
  isAdmin: noticeReader.isAdmin,
  turnedOff: noticeReader.turnedOff,
}
type ReaderRow = Omit<NoticeReader, 'email' | 'phone' | 'language'> & {
  readonly email: string | null
  readonly areaCode: string | null
  readonly phone: string | null
  readonly language: string
}

const toReader = ({ areaCode, phone, email, language, ...row }: ReaderRow): NoticeReader => ({
  ...row,
  email: email ?? '',
  phone: phone ? `${areaCode ?? ''}${phone}` : '',
  language: languageFrom(language),
})

/** Everybody who belongs to a clinic. */
export async function findClinicReaders(read: Reader, clinicId: string): Promise<NoticeReader[]> {
  const rows = await read.select(readerColumns).from(noticeReader).where(eq(noticeReader.clinicId, clinicId))
  return rows.map(toReader)
}

const orderOf = prepared((read: Reader) =>
  read
    .select({
      ...readerColumns,
      orderNo: noticeOrder.orderNo,
      currency: noticeOrder.currency,
      payable: noticeOrder.payable,
      paymentChoice: noticeOrder.paymentChoice,
      closeReason: noticeOrder.closeReason,
      expiresAt: noticeOrder.expiresAt,
      deposit: noticeOrder.deposit,
      balance: noticeOrder.balance,
      depositKept: noticeOrder.depositKept,
      expectedOn: noticeOrder.expectedOn,
      depositPaidAt: noticeOrder.depositPaidAt,
    })
    .from(noticeOrder)
    .innerJoin(noticeReader, eq(noticeReader.accountId, noticeOrder.accountId))
    .where(eq(noticeOrder.orderNo, sql.placeholder('orderNo')))
    .prepare('notice_order_of'),
)

/** An order with the person who placed it; undefined when either is gone or the person is disabled. */
export async function findOrder(
  read: Reader,
  orderNo: string,
): Promise<{ order: OrderFacts; reader: NoticeReader } | undefined> {
  const [row] = await orderOf(read).execute({ orderNo })
  if (!row) return undefined
  const { currency: code, payable, paymentChoice, closeReason, expiresAt: dueAt, orderNo: no, ...others } = row
  const { deposit, balance, depositKept, expectedOn, depositPaidAt, ...reader } = others
  const currency = currencyFrom(code)
  return {
    order: {
      orderNo: no,
      payable: formatMoney(toMinor(payable), currency),
      currency,
      paymentChoice,
      closeReason,
      dueAt,
      preOrder: {
        deposit: toMinor(deposit),
        balance: toMinor(balance),
        kept: toMinor(depositKept),
        expectedOn,
        isDepositPaid: depositPaidAt !== null,
      },
    },
    reader: toReader(reader),
  }
}

export async function findParcels(read: Reader, orderNo: string, storeId: string): Promise<ParcelFacts[]> {
  return read
    .select({
      expressName: noticeParcel.expressName,
      chosenExpress: noticeParcel.chosenExpress,
      waybill: noticeParcel.waybill,
    })
    .from(noticeParcel)
    .where(and(eq(noticeParcel.orderNo, orderNo), eq(noticeParcel.storeId, storeId)))
    .orderBy(asc(noticeParcel.shippedAt), asc(noticeParcel.id))
}

export async function findRefund(read: Reader, refundId: string): Promise<RefundFacts | undefined> {
  const [row] = await read
    .select({
      refundId: noticeRefund.refundId,
      orderNo: noticeRefund.orderNo,
      amount: noticeRefund.amount,
      currency: noticeRefund.currency,
      reason: noticeRefund.reason,
    })
    .from(noticeRefund)
    .where(eq(noticeRefund.refundId, refundId))
  if (!row) return undefined
  const { amount, currency, ...facts } = row
  return { ...facts, amount: formatMoney(toMinor(amount), currencyFrom(currency)) }
}

/** These people, without those who are gone or disabled. */
export async function findReaders(read: Reader, accountIds: readonly string[]): Promise<NoticeReader[]> {
  if (accountIds.length === 0) return []
  const rows = await read
    .select(readerColumns)
    .from(noticeReader)
    .where(inArray(noticeReader.accountId, [...accountIds]))
  return rows.map(toReader)
}

export async function findGoods(read: Reader, variantIds: readonly string[]): Promise<GoodsFacts[]> {
  if (variantIds.length === 0) return []
  return read
    .select({
      variantId: noticeGoods.variantId,
      name: noticeGoods.name,
      standard: noticeGoods.standard,
      articleNumber: noticeGoods.articleNumber,
    })
    .from(noticeGoods)
    .where(inArray(noticeGoods.variantId, [...variantIds]))
    .orderBy(asc(noticeGoods.articleNumber))
}

/** Somebody who is signed in, as letters would reach them. */
export async function findReader(read: Reader, accountId: string): Promise<NoticeReader | undefined> {
  const [row] = await read.select(readerColumns).from(noticeReader).where(eq(noticeReader.accountId, accountId))
  return row && toReader(row)
}

/** Turns mails on and gives those that were off. */
export async function turnOn(tx: Writer, accountId: string, topics: readonly string[]): Promise<string[]> {
  if (topics.length === 0) return []
  const changed = await tx
    .delete(emailOptOut)
    .where(and(eq(emailOptOut.accountId, accountId), inArray(emailOptOut.topic, [...topics])))
    .returning({ topic: emailOptOut.topic })
  return changed.map(({ topic }) => topic)
}

/** Turns mails off, those too that wait to be sent to this address, and gives those that were on. */
export async function turnOff(
  tx: Writer,
  { accountId, email }: Pick<NoticeReader, 'accountId' | 'email'>,
  topics: readonly string[],
  at: Date,
): Promise<string[]> {
  if (topics.length === 0) return []
  const changed = await tx
    .insert(emailOptOut)
    .values(topics.map((topic) => ({ accountId, topic, at })))
    .onConflictDoNothing()
    .returning({ topic: emailOptOut.topic })
  await tx
    .delete(message)
    .where(
      and(
        eq(message.channel, 'mail'),
        eq(message.recipient, email),
        eq(message.status, 'queued'),
        inArray(message.topic, [...topics]),
      ),
    )
  return changed.map(({ topic }) => topic)
}

export type ConsentChange = { readonly topic: string; readonly isOn: boolean }
type GivenBy = { readonly accountId: string; readonly at: Date; readonly address: string; readonly userAgent: string }

export async function logConsents(tx: Writer, changes: readonly ConsentChange[], by: GivenBy): Promise<void> {
  if (changes.length === 0) return
  await tx.insert(mailConsent).values(changes.map(({ topic, isOn }) => ({ ...by, topic, wasOn: !isOn, isOn })))
}

export type ConsentRow = ConsentChange & Omit<GivenBy, 'accountId'> & { readonly wasOn: boolean }

/** Newest first. */
export const findConsents = (read: Reader, accountId: string): Promise<ConsentRow[]> =>
  read
    .select({
      topic: mailConsent.topic,
      wasOn: mailConsent.wasOn,
      isOn: mailConsent.isOn,
      at: mailConsent.at,
      address: mailConsent.address,
      userAgent: mailConsent.userAgent,
    })
    .from(mailConsent)
    .where(eq(mailConsent.accountId, accountId))
    .orderBy(desc(mailConsent.id))

/** What was chosen stays as a proof; where it came from tells who it was and goes. */
export async function eraseConsentOrigins(tx: Writer, accountId: string): Promise<void> {
  await tx.update(mailConsent).set({ address: '', userAgent: '' }).where(eq(mailConsent.accountId, accountId))
}
