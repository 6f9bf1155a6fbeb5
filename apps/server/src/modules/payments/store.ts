import { states } from '@cusp/contract'
import { after, idFrom, type MoveOf, type OrderNo, type PaymentId, toMinor } from '@cusp/kernel'
import { and, asc, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import { prepared, type Reader, type Writer } from '../../platform/database'
import { setting } from '../../platform/tables'
import type { Notice, Payment, PaymentStatus, Refund, RefundReason, RefundStatus } from './payment'
import { payment, paymentEvent, refund } from './schema'

type PaymentRow = typeof payment.$inferSelect
const toPayment = (row: PaymentRow): Payment => ({
  ...row,
  id: idFrom<'Payment'>(row.id),
  orderNo: idFrom<'OrderNo'>(row.orderNo),
  clinicId: idFrom<'Clinic'>(row.clinicId),
  // Only `insertPayment` writes it, from the contract's names.
  method: row.method as Payment['method'],
  // Copied from the order, whose check allows only these.
  currency: row.currency as Payment['currency'],
  // The table's check allows only these names.
  part: row.part as Payment['part'],
  // The table's check allows only these names.
  status: row.status as PaymentStatus,
  amount: toMinor(row.amount),
})

type RefundRow = typeof refund.$inferSelect
const toRefund = (row: RefundRow): Refund => ({
  ...row,
  paymentId: idFrom<'Payment'>(row.paymentId),
  // Copied from the payment.
  currency: row.currency as Refund['currency'],
  // The table's checks allow only these names.
  status: row.status as RefundStatus,
  // The table's checks allow only these names.
  reason: row.reason as RefundReason,
  amount: toMinor(row.amount),
})

export async function insertPayment(
  tx: Writer,
  values: Pick<Payment, 'orderNo' | 'clinicId' | 'method' | 'part' | 'amount' | 'currency'> & {
    status?: 'created' | 'pending'
  },
  now: Date,
): Promise<Payment> {
  const [row] = await tx
    .insert(payment)
    .values({ ...values, createdAt: now })
    .returning()
  if (!row) throw new Error('an insert gave no row')
  return toPayment(row)
}

/** The order's attempt by this method that is still open. The caller holds the order's lock. */
export async function findOpen(
  read: Reader,
  orderNo: OrderNo,
  method: Payment['method'],
): Promise<Payment | undefined> {
  const [row] = await read
    .select()
    .from(payment)
    .where(
      and(eq(payment.orderNo, orderNo), eq(payment.method, method), inArray(payment.status, ['created', 'pending'])),
    )
  return row && toPayment(row)
}

export async function findPayments(read: Reader, orderNo: OrderNo): Promise<Payment[]> {
  const rows = await read
    .select()
    .from(payment)
    .where(eq(payment.orderNo, orderNo))
    .orderBy(asc(payment.createdAt), asc(payment.id))
  return rows.map(toPayment)
}

export async function findLatest(read: Reader, orderNo: OrderNo): Promise<Payment | undefined> {
  const [row] = await read
    .select()
    .from(payment)
    .where(eq(payment.orderNo, orderNo))
    .orderBy(desc(payment.createdAt), desc(payment.id))
    .limit(1)
  return row && toPayment(row)
}

const byReference = prepared((read: Reader) =>
  read
    .select()
    .from(payment)
    .where(and(eq(payment.providerReference, sql.placeholder('reference')), ne(payment.providerReference, '')))
    .prepare('payment_by_reference'),
)

export async function findByReference(read: Reader, reference: string): Promise<Payment | undefined> {
  if (reference === '') return undefined
  const [row] = await byReference(read).execute({ reference })
  return row && toPayment(row)
}

const locked = prepared((tx: Writer) =>
  tx
    .select()
    .from(payment)
    .where(eq(payment.id, sql.placeholder('id')))
    .for('update')
    .prepare('payment_locked'),
)

export async function lockPayment(tx: Writer, id: PaymentId): Promise<Payment | undefined> {
  const [row] = await locked(tx).execute({ id })
  return row && toPayment(row)
}

type PaymentMove = MoveOf<typeof states.paymentStates>

/** The only way in which a payment changes its status. Undefined when its state does not allow the move. */
export async function movePayment(
  tx: Writer,
  from: Payment,
  move: PaymentMove,
  by: 'system' | 'operator' | 'buyer',
  now: Date,
  also: { providerReference?: string; redirectUrl?: string } = {},
): Promise<Payment | undefined> {
  const status = after(states.paymentStates, from.status, move, by)
  if (!status) return undefined
  const [row] = await tx
    .update(payment)
    .set({ status, ...also, ...(status === 'captured' ? { capturedAt: now } : {}) })
    .where(and(eq(payment.id, from.id), eq(payment.status, from.status)))
    .returning()
  return row && toPayment(row)
}

/** Hosted payments that nobody has finished; for the clock. */
export async function findAbandoned(read: Reader, before: Date, atMost: number): Promise<Payment[]> {
  const rows = await read
    .select()
    .from(payment)
    .where(and(eq(payment.status, 'pending'), ne(payment.method, 'remittance'), lte(payment.createdAt, before)))
    .orderBy(asc(payment.createdAt))
    .limit(atMost)
  return rows.map(toPayment)
}

/** Keeps a notice once. False means that this very notice was kept before. */
export async function keepEvent(
  tx: Writer,
  provider: string,
  notice: Omit<Notice, 'paymentId' | 'reference'> & { readonly paymentId: PaymentId | null; readonly payload: unknown },
  effect: string,
  now: Date,
): Promise<boolean> {
  const { eventId, kind, paymentId, amount, currency, payload } = notice
  const rows = await tx
    .insert(paymentEvent)
    .values({ provider, eventId, kind, paymentId, amount, currency, effect, payload, receivedAt: now })
    .onConflictDoNothing({ target: [paymentEvent.provider, paymentEvent.eventId] })
    .returning({ id: paymentEvent.id })
  return rows.length > 0
}

export async function insertRefund(
  tx: Writer,
  from: Payment,
  amount: Payment['amount'],
  reason: RefundReason,
  now: Date,
): Promise<string> {
  const [row] = await tx
    .insert(refund)
    .values({ paymentId: from.id, amount, currency: from.currency, reason, createdAt: now })
    .returning({ id: refund.id })
  return row?.id ?? ''
}

/** Captured payments of an order with what is already owed or given back of each. */
export async function findCaptured(
  read: Reader,
  orderNo: OrderNo,
): Promise<{ payment: Payment; refunded: Payment['amount'] }[]> {
  const rows = await read
    .select({
      payment,
      refunded: sql<number>`(select coalesce(sum(r.amount), 0)::bigint from refund r where r.payment_id = payment.id)`,
    })
    .from(payment)
    .where(and(eq(payment.orderNo, orderNo), eq(payment.status, 'captured')))
    .orderBy(asc(payment.id))
  return rows.map((row) => ({ payment: toPayment(row.payment), refunded: toMinor(Number(row.refunded)) }))
}

export async function findRefunds(read: Reader, paymentIds: readonly PaymentId[]): Promise<Refund[]> {
  if (paymentIds.length === 0) return []
  const rows = await read
    .select()
    .from(refund)
    .where(inArray(refund.paymentId, [...paymentIds]))
    .orderBy(asc(refund.createdAt))
  return rows.map(toRefund)
}

export type RefundWithPayment = { readonly refund: Refund; readonly payment: Payment }

export async function findRefund(read: Reader, id: string): Promise<RefundWithPayment | undefined> {
  const [row] = await read
    .select({ refund, payment })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(refund.id, id))
  return row && { refund: toRefund(row.refund), payment: toPayment(row.payment) }
}

export async function lockRefund(tx: Writer, id: string): Promise<Refund | undefined> {
  const [row] = await tx.select().from(refund).where(eq(refund.id, id)).for('update')
  return row && toRefund(row)
}

/** The only way in which a refund changes its status; false when its state does not allow the move. */
export async function moveRefund(
  tx: Writer,
  from: Refund,
  move: MoveOf<typeof states.refundStates>,
  by: 'system' | 'operator',
  now: Date,
  reference = from.reference,
): Promise<boolean> {
  const status = after(states.refundStates, from.status, move, by)
  if (!status) return false
  const rows = await tx
    .update(refund)
    .set({ status, reference, ...(status === 'done' ? { doneAt: now } : {}) })
    .where(and(eq(refund.id, from.id), eq(refund.status, from.status)))
    .returning({ id: refund.id })
  return rows.length > 0
}

/** Refunds that a provider has yet to carry out; those by bank transfer wait for a person. */
export async function findUnsent(read: Reader, atMost: number): Promise<string[]> {
  const rows = await read
    .select({ id: refund.id })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(ne(refund.status, 'done'), ne(payment.method, 'remittance')))
    .orderBy(asc(refund.createdAt))
    .limit(atMost)
  return rows.map((row) => row.id)
}

export async function findRefundPage(
  read: Reader,
  { size, skip }: { size: number; skip: number },
): Promise<{ rows: RefundWithPayment[]; total: number }> {
  const total = await read.$count(refund)
  const rows = await read
    .select({ refund, payment })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .orderBy(asc(sql`${refund.status} = 'done'`), desc(refund.createdAt), asc(refund.id))
    .limit(size)
    .offset(skip)
  return { rows: rows.map((row) => ({ refund: toRefund(row.refund), payment: toPayment(row.payment) })), total }
}

/** Whether refunds of the order's payments are still open. */
export async function hasOpenRefund(read: Reader, orderNo: OrderNo): Promise<boolean> {
  const rows = await read
    .select({ id: refund.id })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(eq(payment.orderNo, orderNo), ne(refund.status, 'done')))
    .limit(1)
  return rows.length > 0
}

export async function countForDashboard(
  read: Reader,
  since: Date,
): Promise<{ refundsDue: number; takenHkd: Payment['amount'] }> {
  const [row] = await read
    .select({
      refundsDue: sql<number>`(select count(*)::int from refund where status <> 'done')`,
      takenHkd: sql<number>`(select coalesce(sum(amount), 0)::bigint from payment
        where status = 'captured' and currency = 'HKD' and captured_at >= ${since.toISOString()}::timestamptz)`,
    })
    .from(sql`(values (1)) as one`)
  return { refundsDue: row?.refundsDue ?? 0, takenHkd: toMinor(Number(row?.takenHkd ?? 0)) }
}

/** Whether the shop's owner has switched the sandbox on or off; undefined when nobody has. */
export async function readSandboxSwitch(read: Reader): Promise<boolean | undefined> {
  const [row] = await read.select({ value: setting.value }).from(setting).where(eq(setting.key, 'payments.sandbox'))
  return typeof row?.value === 'boolean' ? row.value : undefined
}
